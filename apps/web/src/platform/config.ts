/** What the server says of itself: the chain, the token and its address. Asked for once and shared by everybody. */
import type { ConfigAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

const CONFIG_KEY = ['/api/config'];

/** A failure is not remembered: the next call asks again. */
export const appConfig = () => queryClient.fetchQuery<ConfigAnswer>({ queryKey: CONFIG_KEY });

export const useConfig = () => useQuery<ConfigAnswer>({ queryKey: CONFIG_KEY });
