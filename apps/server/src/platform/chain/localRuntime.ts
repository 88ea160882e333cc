/** The message to an operator where the local chain cannot run: it is machine code, which not every machine has. */
import { LocalChainError } from '@pokesol/local-chain';
import { ConfigError } from '../config/config.ts';

/** Answers the same error where it is another one. */
export const explainRuntime = (error: unknown): unknown =>
  error instanceof LocalChainError && error.code === 'RUNTIME_MISSING'
    ? new ConfigError(
        `${error.message}. Install again (delete node_modules, then npm start), or set SOLANA_RPC_URL, SOLANA_CLUSTER and TOKEN_MINT for a real cluster`,
      )
    : error;
