/** Looks for packs by set, era or card; what it finds stands in the address. */
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { useShelfPlace } from './useShelfPlace.ts';
import './tools.css';

export function PackSearch() {
  const { find, search } = useShelfPlace();
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('find');
    search(typeof text === 'string' ? text.trim() : '');
  }
  return (
    <search className="pack-search">
      {/* Another search in the address is another text in the field. */}
      <form key={find} onSubmit={submit} className="pack-search-form">
        <label htmlFor={id} className="sr-only">
          Search packs by set, era or card
        </label>
        <input
          id={id}
          type="search"
          name="find"
          defaultValue={find ?? ''}
          placeholder="Set or card"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          className="field pack-search-field"
        />
        <Button type="submit" tone="quiet" title="Find" className="pack-search-go">
          <PixelIcon name="search" className="pack-search-sign" />
          <span className="sr-only">Find</span>
        </Button>
      </form>
    </search>
  );
}
