/** The two calls of a bulk import: the check, which writes nothing, and the import of what was checked. */
import { type BulkReport, type BulkRequest, bulkReport } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../../platform/api.ts';
import { counted } from '../../../platform/format.ts';
import { toast } from '../../../ui/toast.ts';
import { adminApi, failureMessage, isShutOut } from '../adminApi.ts';
import { refreshCards } from '../cards/queries.ts';

const FAILURE = 'Failed to create cards';
const refusedReport = z.object({ report: bulkReport });

/** The report that a refusal brings along; undefined for every other failure. */
function reportIn(error: unknown): BulkReport | undefined {
  if (!(error instanceof ApiError) || error.code !== 'bulk-refused') return undefined;
  return refusedReport.safeParse(JSON.parse(error.text)).data?.report;
}

export function useBulk() {
  const client = useQueryClient();
  const [doing, setDoing] = useState<'check' | 'import'>();
  const [report, setReport] = useState<BulkReport>();
  const [problem, setProblem] = useState<string>();
  // Counts changes of the input: an answer to what was asked before is about something else.
  const question = useRef(0);

  function forget() {
    question.current += 1;
    setReport(undefined);
    setProblem(undefined);
  }

  async function ask(what: 'check' | 'import', request: BulkRequest): Promise<BulkReport | undefined> {
    const asked = question.current;
    setDoing(what);
    setProblem(undefined);
    try {
      const answer = await adminApi.post<BulkReport>('/api/admin/cards/bulk', request);
      if (asked === question.current) setReport(answer);
      return answer;
    } catch (error) {
      console.warn(FAILURE, error);
      const words = failureMessage(error, FAILURE);
      if (asked === question.current) {
        setProblem(words);
        setReport((earlier) => reportIn(error) ?? earlier);
      }
      if (!isShutOut(error)) toast('Error', words, 'destructive');
      return undefined;
    } finally {
      setDoing(undefined);
    }
  }

  return {
    doing,
    report,
    problem,
    forget,
    check: (request: BulkRequest) => ask('check', { ...request, dryRun: true }),
    /** How many cards were made; undefined when none were, which is said. */
    async importCards(request: BulkRequest): Promise<number | undefined> {
      const done = await ask('import', request);
      if (done === undefined) return undefined;
      // Sent again because an answer was lost, it finds its own cards.
      const isAgain = done.created === 0 && done.unchanged > 0;
      toast(
        'Success',
        isAgain
          ? `All ${counted(done.unchanged, 'card')} are already here`
          : `${counted(done.created, 'card')} created successfully`,
      );
      void refreshCards(client);
      return done.created;
    },
  };
}
