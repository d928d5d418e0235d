-- The second wall: the application's login sees and writes one firm's rows at a time, named by the
-- transaction's `app.firm`. No firm named: no rows. FORCE holds the owner to it too.
DO $$
DECLARE firm_table text;
BEGIN
  FOREACH firm_table IN ARRAY ARRAY[
    'firms', 'users', 'sites', 'pages', 'site_indexes',
    'sessions', 'turns', 'leads', 'lead_events', 'lead_counts'
  ] LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', firm_table);
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', firm_table);
    EXECUTE format(
      'CREATE POLICY one_firm ON public.%I TO foyer_app
         USING (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)
         WITH CHECK (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)',
      firm_table);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO foyer_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO foyer_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO foyer_app;
--> statement-breakpoint
-- The one way to enqueue a job from a firm's transaction: ids only, for that firm only. The job
-- exists if and only if the transaction commits.
CREATE FUNCTION public.enqueue(queue text, firm uuid, subject uuid, wait interval) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF firm IS DISTINCT FROM nullif(current_setting('app.firm', true), '')::uuid THEN
    RAISE EXCEPTION 'a job may be enqueued only for the transaction''s own firm' USING ERRCODE = '42501';
  END IF;
  INSERT INTO pgboss.job (name, data, start_after, singleton_key, policy, retry_limit, retry_delay, expire_in, keep_until)
  SELECT q.name, jsonb_build_object('firmId', firm, 'subjectId', subject), now() + wait,
         firm::text || ':' || subject::text, q.policy, coalesce(q.retry_limit, 2), coalesce(q.retry_delay, 0),
         coalesce(q.expire_seconds, 900) * interval '1 second', now() + wait + interval '14 days'
  FROM pgboss.queue q WHERE q.name = queue
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.enqueue(text, uuid, uuid, interval) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.enqueue(text, uuid, uuid, interval) TO foyer_app;
