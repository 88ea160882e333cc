/** A wish that cannot be fulfilled; its message is for the person who asked. */
export class UsageError extends Error {}
