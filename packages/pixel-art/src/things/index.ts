/** Things that lie or move on the page: balls, a coin, the vault's door, the back of a card, a sky. */
export { drawBackdrop } from './backdrop.ts';
export { BALL_TYPES, type Ball, type BallType, drawBall } from './ball.ts';
export { drawCardBack } from './cardBack.ts';
export { COIN_FRAMES, drawCoin, HEADS_FRAME, TAILS_FRAME } from './coin.ts';
export { drawVaultDoor, drawVaultWheel } from './vault.ts';
