-- The second wall around what visitors send beside the conversation (see 0001_walls).
DO $$
DECLARE firm_table text;
BEGIN
  FOREACH firm_table IN ARRAY ARRAY['messages', 'appointment_requests', 'documents'] LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', firm_table);
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', firm_table);
    EXECUTE format(
      'CREATE POLICY one_firm ON public.%I TO foyer_app
         USING (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)
         WITH CHECK (firm_id = nullif(current_setting(''app.firm'', true), '''')::uuid)',
      firm_table);
  END LOOP;
END $$;
