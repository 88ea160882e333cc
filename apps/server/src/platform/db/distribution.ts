/**
 * By which key each table can be split over several databases (docs/scale.md). All rows of one group with one key lie together;
 * a statement names its key and a transaction touches one, but for the exceptions that `testing/statements` lists.
 */

/** What a key stands for; equal keys of one group lie on one database. */
export type KeyGroup = 'wallet' | 'battle' | 'token' | 'network';

export type Placement =
  /** Split by that column. */
  | { readonly group: KeyGroup; readonly key: string }
  /** The same everywhere: read with any key, written by admins alone. */
  | 'reference'
  /** Whole, in one place, off the players' path or small. */
  | 'local';

const by =
  (group: KeyGroup) =>
  (key: string): Placement => ({ group, key });
const wallet = by('wallet');
const battle = by('battle');
const token = by('token');

export const DISTRIBUTION: Readonly<Record<string, Placement>> = {
  wallets: wallet('address'),
  user_cards: wallet('wallet'),
  wishlist: wallet('wallet'),
  decks: wallet('wallet'),
  deck_cards: wallet('wallet'),
  shares: wallet('wallet'),
  free_pack_claims: wallet('wallet'),
  purchase_intents: wallet('wallet'),
  purchases: wallet('wallet'),
  point_entries: wallet('wallet'),
  point_balances: wallet('wallet'),
  trainer_records: wallet('wallet'),
  friend_challenges: wallet('wallet'),
  restore_looks: wallet('wallet'),
  wallet_battles: wallet('wallet'),

  battles: battle('id'),
  battle_seats: battle('battle_id'),
  battle_actions: battle('battle_id'),
  battle_archive: battle('battle_id'),
  battle_effects: battle('battle_id'),

  sessions: token('token_hash'),
  sign_in_challenges: token('nonce'),

  request_counts: by('network')('network'),

  card_sets: 'reference',
  cards: 'reference',
  card_texts: 'reference',
  card_text_readings: 'reference',
  card_text_state: 'reference',
  shipped_sets: 'reference',
  pack_types: 'reference',
  pack_type_versions: 'reference',
  restores: 'reference',

  /** One place for all searches: each is found, whatever its wallet. */
  match_tickets: 'local',
  admin_sessions: 'local',
  admin_guesses: 'local',
  audit_entries: 'local',
  set_imports: 'local',
  job_leases: 'local',
  abilities: 'local',
  named_locks: 'local',
  backups: 'local',
  purchase_sums: 'local',
};
