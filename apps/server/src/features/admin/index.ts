/** The door of `admin`: what other features may use. */
export { adminPassword } from './password.ts';
export { registerAdmin } from './register.ts';
export { adminOfToken } from './sessions.ts';
export { adminLoginAttempts, adminSessions } from './tables.ts';
