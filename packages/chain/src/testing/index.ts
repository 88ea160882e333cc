/** What other workspaces need to try burns of tokens that are not the local chain's own. */
export { openStage, type Stage } from './stage.ts';
export { EXTENSIONS, newMint2022 } from './token2022.ts';
