/** Things that move on the page: the balls that packs come in, the coin of a flip, the door of the admin's vault. */
export { BALL_SIZE, BALL_TYPES, type BallType, ballOf } from './paintBall.ts';
export { COIN_FRAMES, COIN_SIZE, coinLayers, HEADS_FRAME, TAILS_FRAME } from './paintCoin.ts';
export { VAULT_SIZE, vaultDoor, vaultWheel } from './paintVault.ts';
