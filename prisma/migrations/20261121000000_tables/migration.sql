CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;

-- Time-ordered 24-character hexadecimal keys: 8 of the second, 6 of a counter, 10 random.
CREATE SEQUENCE object_id_counter MAXVALUE 16777215 CYCLE;
CREATE FUNCTION new_object_id() RETURNS varchar LANGUAGE sql VOLATILE AS $$
  SELECT lpad(to_hex(extract(epoch FROM clock_timestamp())::bigint), 8, '0')
      || lpad(to_hex(nextval('object_id_counter')), 6, '0')
      || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
$$;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "user" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "name" TEXT NOT NULL,
    "username" TEXT,
    "email" TEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "image" TEXT,
    "role" TEXT NOT NULL DEFAULT 'user',
    "status" TEXT NOT NULL DEFAULT 'active',
    "sessions_valid_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_sign_in_at" TIMESTAMPTZ(3),
    "last_active_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "user_id" VARCHAR(24) NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_token" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "user_id" VARCHAR(24) NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "email" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auth_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_log" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "actor_id" VARCHAR(24) NOT NULL,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "category" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "code" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "aliases" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category_id" VARCHAR(24) NOT NULL,
    "logo" TEXT,
    "image_url" TEXT,
    "website_url" TEXT NOT NULL,
    "website_key" TEXT NOT NULL,
    "pricing_type" TEXT NOT NULL,
    "starting_price" TEXT,
    "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "use_cases" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "twitter_url" TEXT,
    "github_url" TEXT,
    "is_new" BOOLEAN NOT NULL DEFAULT false,
    "is_trending" BOOLEAN NOT NULL DEFAULT false,
    "is_upcoming" BOOLEAN NOT NULL DEFAULT false,
    "is_top_rated" BOOLEAN NOT NULL DEFAULT false,
    "premium_badge" BOOLEAN NOT NULL DEFAULT false,
    "launch_date" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'draft',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tool_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_stats" (
    "tool_id" VARCHAR(24) NOT NULL,
    "base_votes" INTEGER NOT NULL DEFAULT 0,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "base_views" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,
    "base_rating" DOUBLE PRECISION,
    "base_reviews" INTEGER NOT NULL DEFAULT 0,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "rating_count" INTEGER NOT NULL DEFAULT 0,
    "trend" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "tool_stats_pkey" PRIMARY KEY ("tool_id")
);

-- CreateTable
CREATE TABLE "sponsorship" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "tool_id" VARCHAR(24) NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "logo" TEXT,
    "category" TEXT NOT NULL,
    "website_url" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL DEFAULT 4.5,
    "premium_badge" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "start_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "end_date" TIMESTAMPTZ(3),
    "views" INTEGER NOT NULL DEFAULT 0,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sponsorship_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vote" (
    "user_id" VARCHAR(24) NOT NULL,
    "tool_id" VARCHAR(24) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vote_pkey" PRIMARY KEY ("user_id","tool_id")
);

-- CreateTable
CREATE TABLE "saved_tool" (
    "user_id" VARCHAR(24) NOT NULL,
    "tool_id" VARCHAR(24) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_tool_pkey" PRIMARY KEY ("user_id","tool_id")
);

-- CreateTable
CREATE TABLE "launch_subscription" (
    "user_id" VARCHAR(24) NOT NULL,
    "tool_id" VARCHAR(24) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "launch_subscription_pkey" PRIMARY KEY ("user_id","tool_id")
);

-- CreateTable
CREATE TABLE "review" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "tool_id" VARCHAR(24) NOT NULL,
    "user_id" VARCHAR(24) NOT NULL,
    "rating" SMALLINT NOT NULL,
    "comment" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "admin_response" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "tool_name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "website_url" TEXT NOT NULL,
    "website_key" TEXT NOT NULL,
    "category_id" VARCHAR(24) NOT NULL,
    "logo_url" TEXT,
    "pricing_type" TEXT,
    "key_highlights" TEXT,
    "twitter_url" TEXT,
    "github_url" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "user_id" VARCHAR(24),
    "decided_by_id" VARCHAR(24),
    "decided_at" TIMESTAMPTZ(3),
    "tool_id" VARCHAR(24),
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sales_inquiry" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "user_id" VARCHAR(24),
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "monthly_budget" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'new',
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sales_inquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activity_event" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "type" TEXT NOT NULL,
    "user_id" VARCHAR(24),
    "tool_id" VARCHAR(24),
    "description" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visitor_count" (
    "kind" TEXT NOT NULL,
    "target_id" VARCHAR(24) NOT NULL,
    "day" DATE NOT NULL,
    "visitor_hash" VARCHAR(64) NOT NULL,

    CONSTRAINT "visitor_count_pkey" PRIMARY KEY ("kind","target_id","day","visitor_hash")
);

-- CreateTable
CREATE TABLE "tool_day" (
    "tool_id" VARCHAR(24) NOT NULL,
    "day" DATE NOT NULL,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "tool_day_pkey" PRIMARY KEY ("day","tool_id")
);

-- CreateTable
CREATE TABLE "news_post" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "image_url" TEXT,
    "category" TEXT NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "author_name" TEXT NOT NULL,
    "author_avatar" TEXT,
    "source" TEXT NOT NULL,
    "source_url" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "shares" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_post" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "image_url" TEXT,
    "category" TEXT NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "author_name" TEXT NOT NULL,
    "author_avatar" TEXT,
    "read_time" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "software_page" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "bg_color" TEXT NOT NULL,
    "icon_color" TEXT NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "introduction" TEXT,
    "tools_heading" TEXT,
    "tools_description" TEXT,
    "author" TEXT,
    "author_image" TEXT,
    "last_updated" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'published',
    "published_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "software_page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "software_page_tool" (
    "page_id" VARCHAR(24) NOT NULL,
    "tool_id" VARCHAR(24) NOT NULL,
    "position" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "software_page_tool_pkey" PRIMARY KEY ("page_id","tool_id")
);

-- CreateTable
CREATE TABLE "site_config" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_config_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "kind" TEXT NOT NULL,
    "storage" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_by_id" VARCHAR(24),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_username_key" ON "user"("username");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "user_created_at_id_idx" ON "user"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "user_role_idx" ON "user"("role");

-- CreateIndex
CREATE INDEX "user_status_idx" ON "user"("status");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_provider_provider_account_id_key" ON "account"("provider", "provider_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "auth_token_token_hash_key" ON "auth_token"("token_hash");

-- CreateIndex
CREATE INDEX "auth_token_user_id_purpose_idx" ON "auth_token"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "auth_token_expires_at_idx" ON "auth_token"("expires_at");

-- CreateIndex
CREATE INDEX "admin_log_created_at_id_idx" ON "admin_log"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "admin_log_entity_entity_id_created_at_idx" ON "admin_log"("entity", "entity_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "admin_log_actor_id_created_at_idx" ON "admin_log"("actor_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "category_code_key" ON "category"("code");

-- CreateIndex
CREATE UNIQUE INDEX "category_name_key" ON "category"("name");

-- CreateIndex
CREATE UNIQUE INDEX "category_slug_key" ON "category"("slug");

-- CreateIndex
CREATE INDEX "category_position_idx" ON "category"("position");

-- CreateIndex
CREATE UNIQUE INDEX "tool_slug_key" ON "tool"("slug");

-- CreateIndex
CREATE INDEX "tool_category_id_idx" ON "tool"("category_id");

-- CreateIndex
CREATE INDEX "tool_website_key_idx" ON "tool"("website_key");

-- CreateIndex
CREATE INDEX "tool_status_updated_at_id_idx" ON "tool"("status", "updated_at" DESC, "id");

-- CreateIndex
CREATE INDEX "tool_created_at_id_idx" ON "tool"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "sponsorship_tool_id_idx" ON "sponsorship"("tool_id");

-- CreateIndex
CREATE INDEX "sponsorship_start_date_end_date_idx" ON "sponsorship"("start_date", "end_date");

-- CreateIndex
CREATE INDEX "vote_tool_id_idx" ON "vote"("tool_id");

-- CreateIndex
CREATE INDEX "vote_created_at_idx" ON "vote"("created_at");

-- CreateIndex
CREATE INDEX "saved_tool_tool_id_idx" ON "saved_tool"("tool_id");

-- CreateIndex
CREATE INDEX "launch_subscription_tool_id_notified_at_idx" ON "launch_subscription"("tool_id", "notified_at");

-- CreateIndex
CREATE INDEX "review_tool_id_status_created_at_id_idx" ON "review"("tool_id", "status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "review_status_created_at_id_idx" ON "review"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "review_user_id_tool_id_key" ON "review"("user_id", "tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "submission_tool_id_key" ON "submission"("tool_id");

-- CreateIndex
CREATE INDEX "submission_category_id_idx" ON "submission"("category_id");

-- CreateIndex
CREATE INDEX "submission_decided_by_id_idx" ON "submission"("decided_by_id");

-- CreateIndex
CREATE INDEX "submission_status_submitted_at_id_idx" ON "submission"("status", "submitted_at", "id");

-- CreateIndex
CREATE INDEX "submission_user_id_submitted_at_idx" ON "submission"("user_id", "submitted_at" DESC);

-- CreateIndex
CREATE INDEX "submission_website_key_idx" ON "submission"("website_key");

-- CreateIndex
CREATE INDEX "sales_inquiry_status_submitted_at_id_idx" ON "sales_inquiry"("status", "submitted_at" DESC, "id");

-- CreateIndex
CREATE INDEX "sales_inquiry_user_id_idx" ON "sales_inquiry"("user_id");

-- CreateIndex
CREATE INDEX "activity_event_user_id_created_at_idx" ON "activity_event"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "activity_event_tool_id_idx" ON "activity_event"("tool_id");

-- CreateIndex
CREATE INDEX "activity_event_type_created_at_idx" ON "activity_event"("type", "created_at" DESC);

-- CreateIndex
CREATE INDEX "visitor_count_day_idx" ON "visitor_count"("day");

-- CreateIndex
CREATE INDEX "tool_day_tool_id_idx" ON "tool_day"("tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "news_post_slug_key" ON "news_post"("slug");

-- CreateIndex
CREATE INDEX "news_post_status_published_at_id_idx" ON "news_post"("status", "published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "news_post_category_published_at_idx" ON "news_post"("category", "published_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "blog_post_slug_key" ON "blog_post"("slug");

-- CreateIndex
CREATE INDEX "blog_post_status_published_at_id_idx" ON "blog_post"("status", "published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "blog_post_category_published_at_idx" ON "blog_post"("category", "published_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "software_page_slug_key" ON "software_page"("slug");

-- CreateIndex
CREATE INDEX "software_page_status_position_id_idx" ON "software_page"("status", "position", "id");

-- CreateIndex
CREATE INDEX "software_page_tool_tool_id_idx" ON "software_page_tool"("tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "upload_path_key" ON "upload"("path");

-- CreateIndex
CREATE INDEX "upload_created_by_id_idx" ON "upload"("created_by_id");

-- CreateIndex
CREATE INDEX "upload_kind_created_at_idx" ON "upload"("kind", "created_at" DESC);

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auth_token" ADD CONSTRAINT "auth_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool" ADD CONSTRAINT "tool_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_stats" ADD CONSTRAINT "tool_stats_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sponsorship" ADD CONSTRAINT "sponsorship_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_tool" ADD CONSTRAINT "saved_tool_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_tool" ADD CONSTRAINT "saved_tool_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "launch_subscription" ADD CONSTRAINT "launch_subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "launch_subscription" ADD CONSTRAINT "launch_subscription_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sales_inquiry" ADD CONSTRAINT "sales_inquiry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity_event" ADD CONSTRAINT "activity_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity_event" ADD CONSTRAINT "activity_event_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "software_page_tool" ADD CONSTRAINT "software_page_tool_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "software_page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "software_page_tool" ADD CONSTRAINT "software_page_tool_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What the schema language can't say: formats, states and bounds.
ALTER TABLE tool
  ADD CONSTRAINT tool_id_format CHECK (id ~ '^[0-9a-f]{24}$'),
  ADD CONSTRAINT tool_slug_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT tool_name_present CHECK (btrim(name) <> ''),
  ADD CONSTRAINT tool_pricing CHECK (pricing_type IN ('free', 'freemium', 'paid', 'premium', 'subscription', 'enterprise')),
  ADD CONSTRAINT tool_status CHECK (status IN ('draft', 'published', 'archived'));
ALTER TABLE category ADD CONSTRAINT category_slug_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE tool_stats
  ADD CONSTRAINT tool_stats_not_negative CHECK (least(base_votes, votes, base_views, views, base_reviews, rating_sum, rating_count) >= 0),
  ADD CONSTRAINT tool_stats_base_rating CHECK (base_rating BETWEEN 1 AND 5),
  ADD CONSTRAINT tool_stats_rating_sum CHECK (rating_sum BETWEEN rating_count AND 5 * rating_count);
ALTER TABLE sponsorship
  ADD CONSTRAINT sponsorship_not_negative CHECK (least(views, impressions, clicks) >= 0),
  ADD CONSTRAINT sponsorship_rating CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT sponsorship_period CHECK (end_date > start_date);
ALTER TABLE "user"
  ADD CONSTRAINT user_id_format CHECK (id ~ '^[0-9a-f]{24}$'),
  ADD CONSTRAINT user_email_lower_case CHECK (email = lower(email)),
  ADD CONSTRAINT user_role CHECK (role IN ('user', 'moderator', 'admin', 'superadmin')),
  ADD CONSTRAINT user_status CHECK (status IN ('active', 'suspended', 'banned'));
CREATE UNIQUE INDEX user_username_lower_key ON "user" (lower(username));
ALTER TABLE auth_token ADD CONSTRAINT auth_token_purpose CHECK (purpose IN ('password_reset', 'email_verification', 'invitation'));
ALTER TABLE review
  ADD CONSTRAINT review_rating CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT review_comment_present CHECK (btrim(comment) <> ''),
  ADD CONSTRAINT review_status CHECK (status IN ('pending', 'approved', 'rejected'));
ALTER TABLE submission
  ADD CONSTRAINT submission_status CHECK (status IN ('pending', 'approved', 'rejected')),
  ADD CONSTRAINT submission_pricing CHECK (pricing_type IN ('Free', 'Freemium', 'Paid', 'Enterprise', 'Contact for Pricing')),
  ADD CONSTRAINT submission_tool_when_approved CHECK (tool_id IS NULL OR status = 'approved');
ALTER TABLE sales_inquiry ADD CONSTRAINT sales_inquiry_status CHECK (status IN ('new', 'contacted', 'closed'));
ALTER TABLE visitor_count ADD CONSTRAINT visitor_count_kind
  CHECK (kind IN ('tool_view', 'news_view', 'news_share', 'listing_impression', 'listing_click'));
ALTER TABLE activity_event ADD CONSTRAINT activity_event_type CHECK (type IN ('upvote', 'launch', 'review', 'login',
  'submission', 'comment', 'role_change', 'status_change', 'account', 'update', 'activity'));
ALTER TABLE tool_day ADD CONSTRAINT tool_day_not_negative CHECK (views >= 0);
ALTER TABLE news_post
  ADD CONSTRAINT news_post_status CHECK (status IN ('draft', 'published', 'archived')),
  ADD CONSTRAINT news_post_not_negative CHECK (least(views, shares) >= 0);
ALTER TABLE blog_post ADD CONSTRAINT blog_post_status CHECK (status IN ('draft', 'published', 'archived'));
ALTER TABLE software_page ADD CONSTRAINT software_page_status CHECK (status IN ('draft', 'published', 'archived'));
ALTER TABLE software_page_tool ADD CONSTRAINT software_page_tool_order UNIQUE (page_id, position) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE site_config ADD CONSTRAINT site_config_one_row CHECK (id = 1);
ALTER TABLE upload
  ADD CONSTRAINT upload_kind CHECK (kind IN ('logo', 'favicon', 'og_image', 'post_image', 'avatar')),
  ADD CONSTRAINT upload_storage CHECK (storage IN ('local', 'cloudinary')),
  ADD CONSTRAINT upload_size CHECK (least(width, height, bytes) > 0);

-- The log of administrative changes can be added to and read, nothing else.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER admin_log_append_only BEFORE UPDATE OR DELETE ON admin_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER admin_log_no_truncate BEFORE TRUNCATE ON admin_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A list may be empty, but it is there.
ALTER TABLE category ALTER COLUMN aliases SET NOT NULL;
ALTER TABLE tool ALTER COLUMN features SET NOT NULL, ALTER COLUMN use_cases SET NOT NULL, ALTER COLUMN tags SET NOT NULL;
ALTER TABLE news_post ALTER COLUMN tags SET NOT NULL;
ALTER TABLE blog_post ALTER COLUMN tags SET NOT NULL;
