/**
 * The statements and transactions that do not keep to one key, each with its reason; `docs/scale.md` says what becomes of them.
 * Named as the judge names them: what is done with which table, by which of its columns; and what a transaction of several keys
 * writes.
 */

export type Exception = {
  readonly because: string;
  readonly found: readonly string[];
  /** Only a race brings it about: a run may well not meet it. */
  readonly isRare?: true;
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    because:
      'Who follows a link or asks for a proof, a burn or an offer does not know whose it is: until a directory says.',
    found: [
      'select friend_challenges by id',
      'select shares by id',
      'select purchases by id',
      'select purchases by transaction_signature',
      'select purchases by burn_path, transaction_signature',
      'select purchase_intents by id, reference, wallet',
    ],
  },
  {
    because:
      'A job takes what is due wherever it lies, and is right on a part of the rows: it runs once a part.',
    found: [
      'lock purchase_intents by next_sweep_at',
      'update purchase_intents by id',
      'lock restore_looks by next_look_at',
      'select wallets by address',
      'select purchases by created_at, finality',
      'select battles by rules, rules_version, status, turn_ends_at',
      'update battles by id, status, touched_at',
      'update battles by id, rules, rules_version, status, touched_at',
      'select battles by is_archived, not_archived_because, rules, rules_version, status, touched_at',
      'several battles: insert battle_effects, update battle_seats, update battles',
      'select battle_seats by battle_id, wallet',
    ],
  },
  {
    because: 'What ran out is deleted wherever it lies, once a part.',
    found: [
      'lock friend_challenges by expires_at',
      'lock purchase_intents by expires_at, id, next_sweep_at, wallet',
      'lock request_counts by window_start',
      'lock sessions by expires_at',
      'lock sign_in_challenges by expires_at',
      'select battles by id, status',
    ],
  },
  {
    because: 'The desk looks for one thing by whatever a person has of it.',
    found: [
      'select purchase_intents by reference',
      'select purchase_intents by id, wallet',
      'select purchases by id, intent_id, wallet',
      'select purchases by id, transaction_signature',
      'select purchases by pack_type_id, transaction_signature',
      'lock purchases by id',
      'local + wallet: select audit_entries, select battle_seats, select battles, select decks, select free_pack_claims, select point_balances, select point_entries, select purchase_intents, select purchases, select user_cards, select wallets',
    ],
  },
  {
    because: 'What support does is written down in the same transaction.',
    found: [
      'local + wallet: insert audit_entries, insert purchases, update purchase_intents',
      'local + wallet: insert audit_entries, insert purchases, update purchase_intents, update purchases',
      'local + wallet: insert audit_entries, insert user_cards, lock purchases, update purchases',
      'local + wallet: insert audit_entries, lock point_balances',
      'local + wallet: delete trainer_records, insert audit_entries, insert point_balances, insert trainer_records, lock point_balances, update point_balances',
    ],
  },
  {
    because: 'Figures for admins and metrics count all there is.',
    found: [
      'select battles by nothing',
      'select battles by status',
      'select battles by is_archived, status, touched_at',
      'select purchase_intents by next_sweep_at',
      'select purchases by created_at, status',
      'select purchases by finality',
      'select purchases by pack_type_id',
      'select purchases by status',
      'select wallets by nothing',
    ],
  },
  {
    because: 'Backup, verify and rebuild read every row.',
    found: [
      'select battle_actions by nothing',
      'select battle_effects by nothing',
      'select battle_seats by nothing',
      'select battle_archive by battle_id',
      'select battle_archive by nothing',
      'select battles by id',
      'select battles by id, is_archived, status',
      'select battles by id, is_archived, version',
      'select battles by is_archived',
      'select battles by is_archived, not_archived_because',
      'select deck_cards by nothing',
      'select decks by nothing',
      'select free_pack_claims by nothing',
      'select friend_challenges by nothing',
      'select point_balances by nothing',
      'select point_entries by nothing',
      'select purchase_intents by amount, id, pack_type_id, seed, version',
      'select purchase_intents by nothing',
      'select purchases by amount, drawn, intent_id, pack_type_id, seed, status, version',
      'select purchases by drawn',
      'select purchases by nothing',
      'select request_counts by nothing',
      'select restore_looks by nothing',
      'select sessions by nothing',
      'select shares by nothing',
      'select sign_in_challenges by nothing',
      'select trainer_records by nothing',
      'select user_cards by nothing',
      'select battles by id, status, winner',
      'select wallet_battles by battle_id, result, wallet',
      'select wallet_battles by battle_id, claimed_until, result',
      'select wallet_battles by nothing',
      'select wishlist by nothing',
    ],
  },
  {
    because: 'Migrations run on the direct address, one server at a time.',
    found: ['one node: pg_advisory_lock'],
  },
  {
    because: 'Guesses lie in one place, and two of one moment are alike: one of them is taken back.',
    found: ['one node: ctid of admin_guesses'],
  },
  {
    because: 'Notices on a Postgres go this way, each by itself; many machines use NATS.',
    found: ['one node: pg_notify'],
  },
  {
    because: 'A test has the end of a battle write what fails.',
    found: ['insert point_entries by nothing'],
  },
];
