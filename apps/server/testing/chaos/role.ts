/** What each person of the chaos does over and over: one step ends where nothing of it is under way any more. */
export type Role = {
  readonly name: string;
  /** How often the server answered that the database is away. */
  readonly met: number;
  step(): Promise<void>;
};
