CREATE TABLE "model_calls" (
	"firm_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"model" text NOT NULL,
	"prompt_version" integer NOT NULL,
	"instructions" text NOT NULL,
	"messages" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"took_ms" integer,
	CONSTRAINT "model_calls_firm_id_call_id_pk" PRIMARY KEY("firm_id","call_id"),
	CONSTRAINT "model_calls_outcome" CHECK ("model_calls"."outcome" in ('asked', 'answered', 'stopped', 'unreachable', 'refused', 'timeout', 'broken'))
);
--> statement-breakpoint
CREATE TABLE "model_use" (
	"firm_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	CONSTRAINT "model_use_firm_id_day_pk" PRIMARY KEY("firm_id","day")
);
--> statement-breakpoint
ALTER TABLE "system_prompt" RENAME COLUMN "id" TO "version";--> statement-breakpoint
ALTER TABLE "system_prompt" DROP CONSTRAINT "system_prompt_one";--> statement-breakpoint
-- What was saved last, if anything was, is the first version; each save from now on is another.
ALTER TABLE "system_prompt" ALTER COLUMN "version" ADD GENERATED ALWAYS AS IDENTITY (sequence name "system_prompt_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('public.system_prompt_version_seq', 1, EXISTS (SELECT 1 FROM "system_prompt"));--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_session" FOREIGN KEY ("firm_id","session_id") REFERENCES "public"."sessions"("firm_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_use" ADD CONSTRAINT "model_use_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_session" ON "model_calls" USING btree ("firm_id","session_id","at");--> statement-breakpoint
-- The second wall around the new tables (see 0001_walls).
DO $$
DECLARE firm_table text;
BEGIN
  FOREACH firm_table IN ARRAY ARRAY['model_calls', 'model_use'] LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', firm_table);
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', firm_table);
    EXECUTE format(
      'CREATE POLICY one_firm ON public.%I TO foyer_app
         USING (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)
         WITH CHECK (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)',
      firm_table);
  END LOOP;
END $$;
