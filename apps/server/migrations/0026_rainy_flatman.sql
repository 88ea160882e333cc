CREATE TABLE "battle_effects" (
	"battle_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"wallet" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battle_effects_battle_id_seat_pk" PRIMARY KEY("battle_id","seat")
);
--> statement-breakpoint
CREATE TABLE "wallet_battles" (
	"wallet" text NOT NULL,
	"battle_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"rules" text NOT NULL,
	"opponent_wallet" text,
	"opponent_name" text NOT NULL,
	"opponent_kind" text NOT NULL,
	"opponent_level" text,
	"trainer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"result" text,
	"turn" integer,
	"victory_condition" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wallet_battles_wallet_battle_id_pk" PRIMARY KEY("wallet","battle_id")
);
--> statement-breakpoint
ALTER TABLE "battle_effects" ADD CONSTRAINT "battle_effects_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_effects_oldest" ON "battle_effects" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_battles_open" ON "wallet_battles" USING btree ("wallet") WHERE "wallet_battles"."result" is null;--> statement-breakpoint
CREATE INDEX "wallet_battles_newest" ON "wallet_battles" USING btree ("wallet","created_at","battle_id");
--> statement-breakpoint
-- What a battle says of itself to each of its people.
CREATE FUNCTION wallet_battle_lines(of_battle uuid) RETURNS TABLE (
	wallet text, battle_id uuid, mode text, rules text, opponent_wallet text, opponent_name text, opponent_kind text,
	opponent_level text, trainer_id text, created_at timestamptz, result text, turn integer, victory_condition text, ended_at timestamptz
) LANGUAGE sql STABLE AS $$
	SELECT own.wallet, b.id, b.mode, coalesce(b.rules, 'classic'), other.wallet, other.name, other.kind,
		other.level, other.trainer_id, b.created_at,
		CASE WHEN b.status = 'open' THEN NULL WHEN b.status = 'abandoned' THEN 'abandoned' WHEN b.winner IS NULL THEN 'draw'
			WHEN b.winner = own.seat THEN 'victory' ELSE 'defeat' END,
		CASE WHEN b.status <> 'open' THEN (b.state ->> 'turn')::integer END,
		CASE WHEN b.status <> 'open' THEN coalesce(b.state ->> 'victoryCondition', b.state ->> 'ending') END,
		CASE WHEN b.status <> 'open' THEN coalesce(b.ended_at, b.created_at) END
	FROM battles b
	JOIN battle_seats own ON own.battle_id = b.id AND own.wallet IS NOT NULL
	JOIN battle_seats other ON other.battle_id = b.id AND other.seat <> own.seat
	WHERE b.id = of_battle
$$;--> statement-breakpoint
-- Servers of the version before know nothing of the lines. A battle that one of them begins is there, and so takes the place of a claim.
CREATE FUNCTION wallet_battles_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO wallet_battles (wallet, battle_id, mode, rules, opponent_wallet, opponent_name, opponent_kind,
		opponent_level, trainer_id, created_at, claimed_until)
	SELECT l.wallet, l.battle_id, l.mode, l.rules, l.opponent_wallet, l.opponent_name, l.opponent_kind,
		l.opponent_level, l.trainer_id, l.created_at, l.created_at
	FROM wallet_battle_lines(NEW.battle_id) l WHERE l.wallet = NEW.wallet AND l.result IS NULL
	ON CONFLICT (wallet) WHERE result IS NULL DO UPDATE SET battle_id = excluded.battle_id, mode = excluded.mode,
		rules = excluded.rules, opponent_wallet = excluded.opponent_wallet, opponent_name = excluded.opponent_name,
		opponent_kind = excluded.opponent_kind, opponent_level = excluded.opponent_level, trainer_id = excluded.trainer_id,
		created_at = excluded.created_at, claimed_until = excluded.claimed_until
	WHERE wallet_battles.battle_id <> excluded.battle_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- They also pay and count by themselves. What our own statement ends has left its effects, which write the line.
CREATE FUNCTION wallet_battles_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE wallet_battles w SET result = l.result, turn = l.turn, victory_condition = l.victory_condition, ended_at = l.ended_at
	FROM wallet_battle_lines(NEW.battle_id) l
	WHERE w.wallet = NEW.wallet AND w.battle_id = NEW.battle_id AND l.wallet = NEW.wallet AND w.result IS NULL
		AND NOT EXISTS (SELECT FROM battle_effects WHERE battle_id = NEW.battle_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER wallet_battles_begun AFTER INSERT ON "battle_seats"
	FOR EACH ROW WHEN (NEW.wallet IS NOT NULL AND NEW.is_open) EXECUTE FUNCTION wallet_battles_begun();--> statement-breakpoint
CREATE TRIGGER wallet_battles_ended AFTER UPDATE OF "is_open" ON "battle_seats"
	FOR EACH ROW WHEN (OLD.is_open AND NOT NEW.is_open AND NEW.wallet IS NOT NULL) EXECUTE FUNCTION wallet_battles_ended();--> statement-breakpoint
-- Behind the triggers: nobody writes a seat meanwhile that neither of both saw.
INSERT INTO "wallet_battles" ("wallet", "battle_id", "mode", "rules", "opponent_wallet", "opponent_name", "opponent_kind",
	"opponent_level", "trainer_id", "created_at", "claimed_until", "result", "turn", "victory_condition", "ended_at")
SELECT l.wallet, l.battle_id, l.mode, l.rules, l.opponent_wallet, l.opponent_name, l.opponent_kind,
	l.opponent_level, l.trainer_id, l.created_at, l.created_at, l.result, l.turn, l.victory_condition, l.ended_at
FROM "battles" b, LATERAL wallet_battle_lines(b.id) l
ON CONFLICT DO NOTHING;
