-- The second wall around the new tables (see 0001_walls). `system_prompt` belongs to no firm.
DO $$
DECLARE firm_table text;
BEGIN
  FOREACH firm_table IN ARRAY ARRAY[
    'firm_logos', 'recipients', 'item_counts', 'search_words', 'questions', 'question_askings',
    'invitations'
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
-- What is here already gets its day, its count and its words. The owner may look past the wall for as
-- long as this migration runs, and no other login sees it open.
DO $$
DECLARE
  walled text[] := ARRAY['firms', 'sessions', 'lead_counts', 'messages', 'appointment_requests',
    'documents', 'item_counts', 'search_words'];
  firm_table text;
BEGIN
  FOREACH firm_table IN ARRAY walled LOOP
    EXECUTE format('ALTER TABLE public.%I NO FORCE ROW LEVEL SECURITY', firm_table);
  END LOOP;

  FOREACH firm_table IN ARRAY ARRAY['messages', 'appointment_requests', 'documents'] LOOP
    EXECUTE format(
      'UPDATE public.%I i SET created_day = (i.created_at AT TIME ZONE f.time_zone)::date
       FROM public.firms f WHERE f.firm_id = i.firm_id', firm_table);
  END LOOP;

  INSERT INTO public.item_counts (firm_id, noun, day, status, facet, count)
  SELECT firm_id, 'lead', day, status, '', count FROM public.lead_counts
  UNION ALL
  SELECT firm_id, 'message', created_day, status, priority, count(*)
    FROM public.messages GROUP BY 1, 3, 4, 5
  UNION ALL
  SELECT firm_id, 'appointment', created_day, status, consultation_type, count(*)
    FROM public.appointment_requests GROUP BY 1, 3, 4, 5
  UNION ALL
  SELECT firm_id, 'document', created_day, CASE WHEN processed THEN 'processed' ELSE 'unprocessed' END, '', count(*)
    FROM public.documents GROUP BY 1, 3, 4
  UNION ALL
  SELECT s.firm_id, 'chat', (s.consented_at AT TIME ZONE f.time_zone)::date, 'begun', '', count(*)
    FROM public.sessions s JOIN public.firms f ON f.firm_id = s.firm_id
    WHERE s.consented_at IS NOT NULL GROUP BY 1, 3;

  -- As shared/rules/search-words.ts does it, for the letters of our languages.
  INSERT INTO public.search_words (firm_id, noun, word, created_at, item_id)
  SELECT firm_id, noun, left(word, 40), created_at, item_id
  FROM (
    SELECT firm_id, 'message' AS noun, created_at, message_id AS item_id,
      concat_ws(' ', client_name, client_email, content) AS said FROM public.messages
    UNION ALL
    SELECT firm_id, 'document', created_at, document_id, original_filename FROM public.documents
  ) AS items,
  regexp_split_to_table(
    lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+') AS word
  WHERE word <> ''
  ON CONFLICT DO NOTHING;

  FOREACH firm_table IN ARRAY walled LOOP
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', firm_table);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "created_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_requests" ALTER COLUMN "created_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "created_day" SET NOT NULL;
