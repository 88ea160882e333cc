-- Splits the database of one Postgres by the keys of apps/server/src/platform/db/distribution.ts, with Citus. Made from that
-- table: change it there, and run its test with -u. docs/scale.md says what comes before and behind.
-- Run once, by psql, on the coordinator, while no server runs, behind the last migration.
\set ON_ERROR_STOP on

-- Keys and references that lack the column.
drop trigger deck_cards_wallet on deck_cards;
drop trigger wallet_battles_begun on battle_seats;
drop trigger wallet_battles_ended on battle_seats;
alter table deck_cards drop constraint deck_cards_deck_id_decks_id_fk;
alter table purchases drop constraint purchases_intent_id_purchase_intents_id_fk;
alter table shares drop constraint shares_deck_id_decks_id_fk;
drop index battle_seats_open;
alter table point_entries drop constraint point_entries_pkey;
alter table point_entries drop constraint point_entries_cause_unique;
alter table deck_cards drop constraint deck_cards_deck_id_card_id_pk;
alter table decks drop constraint decks_pkey;
alter table friend_challenges drop constraint friend_challenges_pkey;
alter table purchase_intents drop constraint purchase_intents_pkey;
alter table purchase_intents drop constraint purchase_intents_reference_unique;
alter table purchases drop constraint purchases_pkey;
alter table purchases drop constraint purchases_intent_id_unique;
alter table purchases drop constraint purchases_burn;
alter table shares drop constraint shares_pkey;
drop index shares_deck;
alter table point_entries add constraint point_entries_pkey primary key (wallet, id);
alter table deck_cards add constraint deck_cards_deck_id_card_id_pk primary key using index deck_cards_key;
alter table decks add constraint decks_pkey primary key using index decks_key;
alter table friend_challenges add constraint friend_challenges_pkey primary key using index friend_challenges_key;
alter table purchase_intents add constraint purchase_intents_pkey primary key using index purchase_intents_key;
alter table purchase_intents add constraint purchase_intents_reference_unique unique (wallet, reference);
alter table purchases add constraint purchases_pkey primary key using index purchases_key;
alter table purchases add constraint purchases_intent_id_unique unique (wallet, intent_id);
alter table purchases add constraint purchases_burn unique (wallet, transaction_signature, burn_path);
alter table shares add constraint shares_pkey primary key using index shares_key;
create unique index shares_deck on shares (wallet, deck_id);
alter table deck_cards add constraint deck_cards_deck_id_decks_id_fk foreign key (wallet, deck_id) references decks (wallet, id) on delete cascade;
alter table purchases add constraint purchases_intent_id_purchase_intents_id_fk foreign key (wallet, intent_id) references purchase_intents (wallet, id);
alter table shares add constraint shares_deck_id_decks_id_fk foreign key (wallet, deck_id) references decks (wallet, id) on delete cascade;

-- The same everywhere.
select create_reference_table('card_sets');
select create_reference_table('cards');
select create_reference_table('card_texts');
select create_reference_table('card_text_readings');
select create_reference_table('card_text_state');
select create_reference_table('shipped_sets');
select create_reference_table('pack_types');
select create_reference_table('pack_type_versions');
select create_reference_table('restores');

-- Split; the first of a group is where the others lie beside.
select create_distributed_table('wallets', 'address', colocate_with => 'none');
select create_distributed_table('user_cards', 'wallet', colocate_with => 'wallets');
select create_distributed_table('wishlist', 'wallet', colocate_with => 'wallets');
select create_distributed_table('decks', 'wallet', colocate_with => 'wallets');
select create_distributed_table('deck_cards', 'wallet', colocate_with => 'wallets');
select create_distributed_table('shares', 'wallet', colocate_with => 'wallets');
select create_distributed_table('free_pack_claims', 'wallet', colocate_with => 'wallets');
select create_distributed_table('purchase_intents', 'wallet', colocate_with => 'wallets');
select create_distributed_table('purchases', 'wallet', colocate_with => 'wallets');
select create_distributed_table('point_entries', 'wallet', colocate_with => 'wallets');
select create_distributed_table('point_balances', 'wallet', colocate_with => 'wallets');
select create_distributed_table('trainer_records', 'wallet', colocate_with => 'wallets');
select create_distributed_table('friend_challenges', 'wallet', colocate_with => 'wallets');
select create_distributed_table('restore_looks', 'wallet', colocate_with => 'wallets');
select create_distributed_table('wallet_battles', 'wallet', colocate_with => 'wallets');
select create_distributed_table('battles', 'id', colocate_with => 'none');
select create_distributed_table('battle_seats', 'battle_id', colocate_with => 'battles');
select create_distributed_table('battle_actions', 'battle_id', colocate_with => 'battles');
select create_distributed_table('battle_archive', 'battle_id', colocate_with => 'battles');
select create_distributed_table('battle_effects', 'battle_id', colocate_with => 'battles');
select create_distributed_table('sessions', 'token_hash', colocate_with => 'none');
select create_distributed_table('sign_in_challenges', 'nonce', colocate_with => 'sessions');
select create_distributed_table('request_counts', 'network', colocate_with => 'none');
