/** The door of `admin`: what other features may use. */
export { adminPassword } from './password.ts';
export { adminRoutes } from './routes.ts';
export { adminOfToken } from './sessions.ts';
export { sumPurchases } from './sumPurchases.ts';
export { adminLoginAttempts, adminSessions } from './tables.ts';
