/** The door of `wallet`: what other features may use. */

export { balanceKey, refetchBalance, useSpendableBalance } from './balance.ts';
export { ConnectButton } from './ConnectButton.tsx';
export { ConnectFirst } from './ConnectFirst.tsx';
export { isDeclined } from './declined.ts';
export { useIsFilling } from './gift.ts';
export { MoreTestTokens } from './MoreTestTokens.tsx';
export { campaignStatsKey, useCampaignStats } from './points.ts';
export type { WalletConnection } from './session.ts';
export { useWallet, useWalletAddress } from './useWallet.ts';
export { WalletBlock } from './WalletBlock.tsx';
export type { PayingWallet } from './walletStandard.ts';
export { appConfig, walletSession } from './wallets.ts';
