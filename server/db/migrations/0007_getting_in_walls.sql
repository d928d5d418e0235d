-- The second wall around a firm's subscription (see 0001_walls). `registrations`, `billing_customers`
-- and the identity's tables are read before a firm is known and have none.
DO $$
DECLARE firm_table text;
BEGIN
  FOREACH firm_table IN ARRAY ARRAY['subscriptions', 'payment_events', 'billing_notices'] LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', firm_table);
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', firm_table);
    EXECUTE format(
      'CREATE POLICY one_firm ON public.%I TO foyer_app
         USING (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)
         WITH CHECK (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)',
      firm_table);
  END LOOP;
END $$;
