-- The rows of the home page, in their order: one record, so that they are saved together. It begins with those that a new site shows.
CREATE TABLE public.home_page (
  id         smallint PRIMARY KEY DEFAULT 1,
  rows       jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT home_page_one CHECK (id = 1),
  CONSTRAINT home_page_rows CHECK (jsonb_typeof(rows) = 'array' AND jsonb_array_length(rows) <= 12)
);

INSERT INTO public.home_page (rows) VALUES ('[
  {"kind": "trending", "about": "", "title": "Trending now", "shown": true},
  {"kind": "featured", "about": "", "title": "Featured tools", "shown": true},
  {"kind": "free", "about": "", "title": "Free this week", "shown": true},
  {"kind": "task", "about": "take-meeting-notes", "title": "Best for meetings", "shown": true},
  {"kind": "new", "about": "", "title": "New", "shown": true},
  {"kind": "saved", "about": "", "title": "Most saved", "shown": true},
  {"kind": "blog", "about": "", "title": "From the blog", "shown": true}
]');

-- What was saved and voted for lately is read without what lies further back.
CREATE INDEX saved_tool_lately ON public.saved_tool (created_at, tool_id, user_id);
CREATE INDEX tool_day_votes ON public.tool_day (day, tool_id, votes) WHERE votes <> 0;
