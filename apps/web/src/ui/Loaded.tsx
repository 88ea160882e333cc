/** What a dialog shows of something that has to be fetched first: the wait, the failure with its way out, and then the thing itself. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../platform/api.ts';
import { Button } from './Button.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SlowNote } from './SlowNote.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Sentences for people: while it is fetched, when that takes long, when it failed. */
  words: { readonly fetching: string; readonly slow: string; readonly failed: string };
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query, words, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error)
    return (
      <div role="alert" className="load-failed">
        <p>
          {words.failed} {sentenceOf(error)}
        </p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Trying...' : 'Try again'}
        </Button>
      </div>
    );
  if (data === undefined)
    return (
      <div aria-busy="true" className="loading">
        <p role="status" className="sr-only">
          {words.fetching}
        </p>
        <SlowNote>{words.slow}</SlowNote>
        <Skeleton className="loading-placeholder" />
      </div>
    );
  return children(data);
}
