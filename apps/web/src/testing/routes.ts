/** For component tests: what each call of the page is answered with; `*` stands for one part of the path. */
import type {
  AdminCard,
  AdminCardsAnswer,
  AdminLogin,
  AdminPackType,
  AdminStats,
  AnyBattleAnswer,
  AnyReplayAnswer,
  AuditAnswer,
  BalanceAnswer,
  BattleBegunAnswer,
  BattleCardsAnswer,
  BattleLogAnswer,
  BattleSummary,
  BulkReport,
  CampaignBattleAnswer,
  CampaignOpponent,
  CampaignStats,
  CardDecksAnswer,
  CardJson,
  CardPlaysAnswer,
  CardSearchAnswer,
  CardSetJson,
  CardTextAnswer,
  CardTextsAnswer,
  ChainMentions,
  ChainTransaction,
  ChallengeAnswer,
  ConfigAnswer,
  DeckJson,
  DeckSummaryJson,
  DeckValidationJson,
  EligibleAnswer,
  ExplainedAnswer,
  ExternalSetsAnswer,
  FreePackAnswer,
  FriendChallengeAccepted,
  FriendChallengeAnswer,
  FriendChallengeMade,
  GuestBattleAnswer,
  ImportProgress,
  ImportReport,
  IntentAnswer,
  MatchmakingAnswer,
  OddsAnswer,
  OpenAnswer,
  PackPoolAnswer,
  PackType,
  ProofAnswer,
  Purchase,
  PurchaseHistoryAnswer,
  ResolveDeckAnswer,
  SeedDataAnswer,
  SessionAnswer,
  SetsOfCardAnswer,
  SharedAnswer,
  ShareJson,
  SupportBattle,
  SupportComparison,
  SupportFound,
  SupportList,
  SupportLook,
  SupportOpening,
  SupportPointEntry,
  SupportPurchase,
  SupportStory,
  SupportWallet,
  UserCardsAnswer,
  WishlistAnswer,
} from '@pokesol/protocol';

export type Answers = {
  'GET /api/card-plays': CardPlaysAnswer;
  'GET /api/battle-cards': BattleCardsAnswer;
  'GET /api/cards/*/text': CardTextAnswer;
  'GET /api/admin/card-texts': CardTextsAnswer;
  'GET /api/admin/card-texts/explained': ExplainedAnswer;
  'GET /api/ready': object;
  'GET /api/config': ConfigAnswer;
  'GET /api/auth/session': SessionAnswer;
  'POST /api/auth/challenge': ChallengeAnswer;
  'POST /api/auth/verify': undefined;
  'POST /api/auth/logout': undefined;
  'POST /api/faucet': BalanceAnswer;
  'POST /api/welcome-gift': BalanceAnswer;
  'POST /api/rpc': object;
  'GET /api/card-sets': CardSetJson[];
  'GET /api/cards': CardJson[];
  'GET /api/cards/search': CardSearchAnswer;
  'GET /api/cards/basic-energies': CardJson[];
  'GET /api/users/*/balance': BalanceAnswer;
  'GET /api/users/*/cards': UserCardsAnswer;
  'GET /api/users/*/cards/*/decks': CardDecksAnswer;
  'GET /api/users/*/shares': ShareJson[];
  'POST /api/users/*/shares': ShareJson;
  'DELETE /api/users/*/shares/*': undefined;
  'GET /api/shared/*': SharedAnswer;
  'POST /api/challenges': FriendChallengeMade;
  'GET /api/challenges/*': FriendChallengeAnswer;
  'POST /api/challenges/*/accept': FriendChallengeAccepted;
  'DELETE /api/challenges/*': { withdrawn: boolean };
  'GET /api/users/*/wishlist': WishlistAnswer;
  'PUT /api/users/*/wishlist/*': undefined;
  'DELETE /api/users/*/wishlist/*': undefined;
  'GET /api/users/*/decks': DeckSummaryJson[];
  'POST /api/users/*/decks': DeckJson;
  'GET /api/users/*/decks/*': DeckJson;
  'POST /api/users/*/decks/*/cards': DeckJson;
  'PUT /api/users/*/decks/*': DeckJson;
  'DELETE /api/users/*/decks/*': undefined;
  'POST /api/users/*/decks/*/validate': DeckValidationJson;
  'GET /api/pack-types/of-card': SetsOfCardAnswer;
  'GET /api/pack-types': PackType[];
  'GET /api/pack-types/*/odds': OddsAnswer;
  'GET /api/users/*/free-pack-eligible': EligibleAnswer;
  'GET /api/users/*/pack-purchases': Purchase[];
  'GET /api/users/*/pack-history': PurchaseHistoryAnswer;
  'POST /api/pack-purchases': Purchase;
  'POST /api/pack-purchases/recover': Purchase;
  'POST /api/pack-purchases/free': FreePackAnswer;
  'POST /api/pack-purchases/intents': IntentAnswer;
  'POST /api/pack-purchases/*/open': OpenAnswer;
  'GET /api/pack-purchases/*/proof': ProofAnswer;
  'GET /api/users/*/campaign/stats': CampaignStats;
  'GET /api/users/*/campaign/opponents': CampaignOpponent[];
  'POST /api/campaign/battle': CampaignBattleAnswer;
  'POST /api/campaign/deck/resolve': ResolveDeckAnswer;
  'GET /api/users/*/battles': BattleSummary[];
  'POST /api/battles': BattleBegunAnswer<'classic'>;
  'GET /api/battles/*': AnyBattleAnswer;
  'POST /api/guest-battles': GuestBattleAnswer;
  'POST /api/battles/*/actions': AnyBattleAnswer;
  'POST /api/battles/*/presence': undefined;
  'GET /api/battles/*/log': BattleLogAnswer<'classic'>;
  'GET /api/battles/*/replay': AnyReplayAnswer;
  'POST /api/matchmaking': MatchmakingAnswer;
  'DELETE /api/matchmaking': undefined;
  'POST /api/admin/login': AdminLogin;
  'POST /api/admin/logout': undefined;
  'GET /api/admin/stats': AdminStats;
  'POST /api/admin/seed-data': SeedDataAnswer;
  'GET /api/admin/audit': AuditAnswer;
  'POST /api/admin/card-sets': CardSetJson;
  'PATCH /api/admin/card-sets/*': CardSetJson;
  'GET /api/admin/cards': AdminCardsAnswer;
  'POST /api/admin/cards': AdminCard;
  'PATCH /api/admin/cards/*': AdminCard;
  'POST /api/admin/cards/bulk': BulkReport;
  'GET /api/admin/pokemon/sets': ExternalSetsAnswer;
  'POST /api/admin/pokemon/import-set': ImportReport;
  'GET /api/admin/pokemon/imports/*': ImportProgress;
  'GET /api/admin/pack-types': AdminPackType[];
  'POST /api/admin/pack-types': AdminPackType;
  'PATCH /api/admin/pack-types/*': AdminPackType;
  'GET /api/admin/pack-pool': PackPoolAnswer;
  'GET /api/admin/support/find': SupportFound;
  'GET /api/admin/support/purchases/*': SupportStory;
  'GET /api/admin/support/purchases/*/mentions': ChainMentions;
  'GET /api/admin/support/transactions/*': ChainTransaction;
  'GET /api/admin/support/wallets/*': SupportWallet;
  'GET /api/admin/support/wallets/*/purchases': SupportList<SupportPurchase>;
  'GET /api/admin/support/wallets/*/points': SupportList<SupportPointEntry>;
  'GET /api/admin/support/wallets/*/battles': SupportList<SupportBattle>;
  'POST /api/admin/support/purchases/*/look-again': SupportLook;
  'POST /api/admin/support/transactions/*/look-again': SupportLook;
  'POST /api/admin/support/purchases/*/open': SupportOpening;
  'POST /api/admin/support/wallets/*/compare-points': SupportComparison;
};
export type Route = keyof Answers;
