import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { db as Database } from "@/lib/platform/db";
import type { TestAccount } from "@/tests/api/accounts";
import { input as newsInput } from "@/tests/api/news-calls";
import { common } from "@/tests/api/post-input";
import { input as sponsorshipInput } from "@/tests/api/sponsorship-calls";

/** A request but for its method, path and headers. */
type ValidRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  form?: FormData;
};
type Prepare = (account: TestAccount) => ValidRequest | Promise<ValidRequest>;

const password = "correct horse battery";

/**
 * A request that nothing is wrong with, for each call of the interface by its method and path. Each makes what it needs
 * anew, for the account that is to send it, so that it can be sent any number of times. After `openApp()`.
 */
export async function validRequests(db: typeof Database): Promise<Record<string, Prepare>> {
  const { hashPassword } = await import("@/lib/platform/auth/passwords");
  const { createToken } = await import("@/lib/accounts/mutations-tokens");
  const { unsubscribeToken } = await import("@/lib/platform/email/decisions");
  const passwordHash = await hashPassword(password);
  const image = new Uint8Array(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0a0" } })
      .png()
      .toBuffer(),
  );
  const { id: categoryId, name: category } = await db.category.findFirstOrThrow();
  let made = 0;
  const next = () => `valid-${(made += 1)}`;

  const tool = async (fields: { isUpcoming?: boolean; websiteUrl?: string } = {}) => {
    const slug = next();
    const website = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
    const text = { name: slug, slug, description: "What it is, in a sentence." };
    const { id } = await db.tool.create({
      data: { ...text, ...website, categoryId, pricingType: "free", status: "published", ...fields },
    });
    return id;
  };
  /** A tool with a fact, of an account. */
  const factual = async (owner: string) => {
    const id = await owned(owner);
    await db.toolFact.create({ data: { toolId: id, field: "maker", value: "Ink Ltd" } });
    return id;
  };
  const confirmation: Prepare = async ({ id: actorId }) => {
    const [id, checkedAt] = [await factual(actorId), new Date()];
    const unchecked = { checkedAt: null, checkedBy: null, state: "unchecked" };
    const confirmed = { checkedAt, checkedBy: actorId, state: "confirmed" };
    await db.toolFact.updateMany({ where: { toolId: id }, data: confirmed });
    const change = { action: "tool.confirm", entity: "tool", entityId: id };
    const values = {
      before: { maker: unchecked },
      after: { maker: { ...confirmed, checkedAt: checkedAt.toISOString() } },
    };
    await db.adminLog.create({ data: { actorId, actorName: "Ada", ...change, ...values } });
    return { params: { id }, body: { confirmedAt: checkedAt.toISOString() } };
  };
  const word = async () =>
    (await db.searchWord.create({ data: { phrase: next(), means: "video", language: "de" } })).id;
  const task = async () => {
    const slug = next();
    return (await db.task.create({ data: { slug, name: slug, categoryId, phrases: {} } })).slug;
  };
  const review = async ({ id: userId }: { id: string }, fields: { status?: string } = {}) =>
    db.review.create({
      data: { toolId: await tool(), userId, rating: 5, comment: "It does what it says.", ...fields },
    });
  const approvedReview = async () => (await review({ id: await user() }, { status: "approved" })).id;
  const revision = { rating: 4, comment: "It does.", pros: [], cons: [], usedFor: null, usedForMonths: null };
  const revisedReview = async (account: { id: string }) => {
    const { id } = await review(account, { status: "approved" });
    await db.review.update({ where: { id }, data: { revision, revisionStatus: "pending" } });
    return id;
  };
  const post = () => ({
    slug: next(),
    title: "A post",
    excerpt: common(1).excerpt,
    content: common(1).content,
    category: "Science",
    authorName: "Ada Lovelace",
    status: "published",
    publishedAt: new Date(),
  });
  const news = async () =>
    (await db.newsPost.create({ data: { ...post(), source: "A", sourceUrl: "https://a.example" } })).id;
  const blog = async () => (await db.blogPost.create({ data: { ...post(), readTime: "4 min read" } })).id;
  const softwarePage = async () =>
    (
      await db.softwarePage.create({
        data: {
          title: "A page",
          slug: next(),
          description: "A",
          icon: "Users",
          bgColor: "Blue",
          iconColor: "Blue",
        },
      })
    ).id;
  const sponsorship = async () =>
    (
      await db.sponsorship.create({
        data: {
          toolId: await tool(),
          slug: next(),
          name: "A",
          description: "A",
          category,
          websiteUrl: "https://a.example",
        },
      })
    ).id;
  const user = async () =>
    (await db.user.create({ data: { name: "Somebody", email: `${next()}@example.org` } })).id;
  const submission = async (status = "pending", owner?: string) => {
    const slug = next();
    const website = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
    const sent = { toolName: slug, description: "What it is.", categoryId, userId: owner ?? (await user()) };
    return (await db.submission.create({ data: { ...sent, ...website, status } })).id;
  };
  /** A claim that was looked at just now, so that nobody elsewhere is asked. */
  const claim = async (userId: string) => {
    const proof = { method: "file", domain: "a.example", token: next() };
    const found = { status: "verified", checkedAt: new Date(), verifiedAt: new Date() };
    const toolId = await tool({ websiteUrl: "https://a.example" });
    return (await db.toolClaim.create({ data: { userId, toolId, ...proof, ...found } })).id;
  };
  const report = async () => {
    const about = { toolId: await tool(), userId: await user(), about: "tool" };
    return (await db.report.create({ data: { ...about, kind: "link", message: "" } })).id;
  };
  /** A tool that an account owns. */
  const owned = async (owner: string) =>
    (await db.toolClaim.findUniqueOrThrow({ where: { id: await claim(owner) } })).toolId;
  /** A review of such a tool by somebody else. */
  const answerable = async (owner: string) => {
    const toolId = await owned(owner);
    const text = { rating: 4, comment: "It does what it says.", status: "approved" };
    return (await db.review.create({ data: { toolId, userId: await user(), ...text } })).id;
  };
  /** What somebody else proposed of a tool of theirs. */
  const proposal = async () => {
    const userId = await user();
    const toolId = await owned(userId);
    const text = { change: { description: "What it is now." }, before: { description: "What it is." } };
    return (await db.toolProposal.create({ data: { userId, toolId, ...text, toolUpdatedAt: new Date() } }))
      .id;
  };
  const inquiry = async () => {
    const from = { fullName: "Ada", email: "ada@example.org", companyName: "E" };
    return (await db.salesInquiry.create({ data: { ...from, monthlyBudget: "$5,000+", message: "More?" } }))
      .id;
  };
  const withPassword = (account: TestAccount) =>
    db.user.update({ where: { id: account.id }, data: { passwordHash } });
  const token = (account: TestAccount, purpose: "password_reset" | "email_verification") =>
    createToken(
      { id: randomUUID(), createdAt: new Date() },
      { purpose, userId: account.id, email: account.email },
    );

  const nothing: Prepare = () => ({});
  const of = (name: string, make: (account: TestAccount) => Promise<string>, body?: object): Prepare => {
    return async (account) => ({ params: { [name]: await make(account) }, body });
  };
  const upload =
    (field: string): Prepare =>
    () => {
      const form = new FormData();
      form.append(field, new File([image], "a.png", { type: "image/png" }));
      return { form };
    };
  const newTool = () => ({
    name: next(),
    websiteUrl: `https://${next()}.example`,
    description: "What it is, in a sentence.",
    category,
    pricing: { type: "free" },
  });
  const avatar = { style: "bottts", seed: "ada" };
  const website = { websiteUrl: "https://somewhere.example" };

  return {
    "GET /api/tools": nothing,
    "GET /api/tools/{id}": of("id", () => tool()),
    "GET /api/tools/{id}/alternatives": of("id", () => tool()),
    "GET /api/tools/{id}/rank": of("id", () => tool()),
    "GET /api/links": nothing,
    "GET /api/links/{id}": of("id", () => tool()),
    "PATCH /api/links/{id}": async () => ({ params: { id: await tool() }, body: { action: "working" } }),
    "POST /api/suggestions": () => ({ body: { query: "write an e-mail" } }),
    "GET /api/compare": async () => ({ query: { tools: `${await tool()},${await tool()}` } }),
    "GET /api/tools/suggest": () => ({ query: { q: "chat" } }),
    "GET /api/tools/facets": nothing,
    "POST /api/tools": () => ({ body: newTool() }),
    "GET /api/tools/stats": nothing,
    "GET /api/facts": nothing,
    "POST /api/tools/{id}/facts/confirm": of("id", ({ id }) => factual(id), {
      facts: [{ field: "maker", checkedAt: null }],
    }),
    "POST /api/tools/{id}/facts/unconfirm": confirmation,
    "POST /api/tools/import": () => ({
      body: { rows: [{ ...newTool(), pricing: "free" }] },
    }),
    "GET /api/tools/duplicates": () => ({ query: website }),
    "GET /api/tools/table": nothing,
    "GET /api/tools/export": nothing,
    "DELETE /api/tools/{id}": of("id", () => tool()),
    "PUT /api/tools/{id}": of("id", () => tool(), { description: "Something else." }),
    "PATCH /api/tools/{id}/status": of("id", () => tool(), { status: "archived" }),
    "GET /api/tools/submissions/check": () => ({ query: website }),
    "POST /api/tools/submissions": () => ({
      body: {
        toolName: next(),
        description: "What it is, in a sentence that is long enough for everybody who reads it.",
        websiteUrl: `https://${next()}.example`,
        category,
      },
    }),
    "PATCH /api/tools/submissions/{id}": of("id", () => submission(), { status: "rejected" }),
    "POST /api/tools/submissions/{id}/reopen": of("id", () => submission("rejected")),
    "DELETE /api/tools/submissions/{id}": of("id", () => submission()),
    "GET /api/me/submissions": nothing,
    "DELETE /api/me/submissions/{id}": of("id", ({ id }) => submission("pending", id)),
    "GET /api/tools/submissions": nothing,
    "POST /api/tools/{id}/view": of("id", () => tool()),
    "POST /api/tools/{id}/click": of("id", () => tool()),
    "GET /api/tools/{id}/statistics": of("id", ({ id }) => owned(id)),
    "POST /api/tools/{id}/vote": of("id", () => tool(), { action: "upvote" }),
    "POST /api/tools/{id}/claims": of("id", () => tool(), { method: "dns" }),
    "POST /api/claims/{id}/check": of("id", ({ id }) => claim(id)),
    "DELETE /api/claims/{id}": of("id", ({ id }) => claim(id)),
    "GET /api/me/claims": nothing,
    "GET /api/claims": nothing,
    "PATCH /api/claims/{id}": of("id", async () => claim(await user()), {
      status: "revoked",
      reason: "The domain was sold.",
    }),
    "PUT /api/tools/{id}/proposal": of("id", ({ id }) => owned(id), { description: "What it is now." }),
    "DELETE /api/tools/{id}/proposal": of("id", ({ id }) => owned(id)),
    "GET /api/proposals": nothing,
    "PATCH /api/proposals/{id}": of("id", proposal, { status: "approved" }),
    "GET /api/launches": nothing,
    "GET /api/me/launches": nothing,
    "PUT /api/me/launches/{toolId}": of("toolId", () => tool({ isUpcoming: true })),
    "DELETE /api/me/launches/{toolId}": of("toolId", () => tool({ isUpcoming: true })),
    "GET /api/categories": nothing,
    "POST /api/reviews": async () => ({
      body: { toolId: await tool(), rating: 5, comment: "It does what it says, and well." },
    }),
    "GET /api/me/reviews": async () => ({ query: { toolId: await tool() } }),
    "GET /api/reviews": async () => ({ query: { toolId: await tool() } }),
    "PUT /api/reviews/{id}/moderate": of("id", async () => (await review({ id: await user() })).id, {
      status: "approved",
    }),
    "PUT /api/reviews/{id}/revision": of("id", async () => revisedReview({ id: await user() }), {
      status: "approved",
    }),
    "DELETE /api/me/reviews/{id}/revision": of("id", (account) => revisedReview(account)),
    "PUT /api/reviews/{id}/helpful": of("id", approvedReview),
    "DELETE /api/reviews/{id}/helpful": of("id", approvedReview),
    "GET /api/me/helpful": async () => ({ query: { toolId: await tool() } }),
    "DELETE /api/me/reviews/{id}": of("id", async (account) => (await review(account)).id),
    "DELETE /api/reviews/{id}": of("id", async () => (await review({ id: await user() })).id),
    "PUT /api/reviews/{id}": of("id", async (account) => (await review(account)).id, {
      adminResponse: "Thank you.",
    }),
    "POST /api/tools/{id}/reports": of("id", () => tool(), { kind: "price", message: "It is $12 now." }),
    "POST /api/reviews/{id}/reports": of(
      "id",
      async () => (await review({ id: await user() }, { status: "approved" })).id,
      {
        kind: "spam",
        message: "",
      },
    ),
    "GET /api/reports": nothing,
    "PATCH /api/reports/{id}": of("id", report, {
      status: "answered",
      answer: "Thank you, it is corrected.",
    }),
    "GET /api/me/reports": nothing,
    "PUT /api/reviews/{id}/answer": of("id", async ({ id }) => answerable(id), { text: "Thank you." }),
    "DELETE /api/reviews/{id}/answer": of("id", async ({ id }) => {
      const reviewId = await answerable(id);
      await db.reviewAnswer.create({ data: { reviewId, userId: id, text: "Thank you." } });
      return reviewId;
    }),
    "GET /api/news": nothing,
    "GET /api/news/{id}": of("id", news),
    "POST /api/news": () => ({ body: { ...newsInput(next()), author: { name: "Ada Lovelace" } } }),
    "PATCH /api/news/{id}": of("id", news, { title: "Another title" }),
    "PATCH /api/news/{id}/stats": of("id", news, { views: 5, shares: 2 }),
    "DELETE /api/news/{id}": of("id", news),
    "POST /api/news/{id}/share": of("id", news),
    "POST /api/news/{id}/view": of("id", news),
    "GET /api/blog": nothing,
    "GET /api/blog/{id}": of("id", blog),
    "POST /api/blog": () => ({
      body: {
        ...common(next()),
        slug: next(),
        category: "Guides",
        readTime: "4 min read",
        author: { name: "Ada Lovelace" },
      },
    }),
    "PATCH /api/blog/{id}": of("id", blog, { title: "Another title" }),
    "DELETE /api/blog/{id}": of("id", blog),
    "POST /api/uploads/post-image": upload("image"),
    "POST /api/uploads/tool-picture": upload("image"),
    "GET /api/tasks": nothing,
    "GET /api/tasks/{slug}": of("slug", task),
    "GET /api/tasks/table": nothing,
    "POST /api/tasks": () => ({ body: { name: next(), category } }),
    "PUT /api/tasks/{slug}": of("slug", task, { phrases: { en: ["fold a map"] } }),
    "POST /api/tasks/{slug}/merge": async () => ({
      params: { slug: await task() },
      body: { into: await task() },
    }),
    "DELETE /api/tasks/{slug}": of("slug", task),
    "GET /api/search-words": nothing,
    "POST /api/search-words": () => ({ body: { phrase: next(), means: "video", language: "de" } }),
    "PUT /api/search-words/{id}": of("id", word, { means: "video editing" }),
    "DELETE /api/search-words/{id}": of("id", word),
    "GET /api/searches": nothing,
    "POST /api/searches": () => ({ body: { query: next(), results: 3 } }),
    "GET /api/software-pages": nothing,
    "GET /api/software-pages/{id}": of("id", softwarePage),
    "POST /api/software-pages": () => ({ body: { title: next(), description: "What it helps to choose." } }),
    "PUT /api/software-pages/{id}": of("id", softwarePage, { title: "Another title" }),
    "PATCH /api/software-pages/{id}/place": of("id", softwarePage, { place: 1 }),
    "DELETE /api/software-pages/{id}": of("id", softwarePage),
    "GET /api/integrity": nothing,
    "GET /api/sponsorships": nothing,
    "GET /api/sponsorships/available-tools": nothing,
    "POST /api/sponsorships": async () => ({ body: sponsorshipInput(await tool(), next()) }),
    "PUT /api/sponsorships/{id}": of("id", sponsorship, { description: "Something else." }),
    "PATCH /api/sponsorships/{id}/place": of("id", sponsorship, { place: 1 }),
    "DELETE /api/sponsorships/{id}": of("id", sponsorship),
    "POST /api/sponsorships/{id}/impression": of("id", sponsorship),
    "POST /api/sponsorships/{id}/click": of("id", sponsorship),
    "POST /api/sponsorships/impressions": async () => ({ body: { ids: [await sponsorship()] } }),
    "GET /api/sponsorships/{id}/report": async () => {
      const id = await sponsorship();
      await db.sponsorship.update({ where: { id }, data: { reportVersion: 1 } });
      const { toReportUrl } = await import("@/lib/sponsorships/report/policy");
      const { searchParams } = new URL(toReportUrl({ id, reportVersion: 1 })!);
      return { params: { id }, query: { key: searchParams.get("key")! } };
    },
    "POST /api/sponsorships/{id}/report-link": of("id", sponsorship),
    "POST /api/sales-inquiries": ({ email }) => ({
      body: {
        fullName: "Ada Lovelace",
        email,
        companyName: "Engines",
        monthlyBudget: "$5,000+",
        message: "Please tell us more about your listings.",
      },
    }),
    "GET /api/sales-inquiries": nothing,
    "PATCH /api/sales-inquiries": async () => ({
      body: { inquiryId: await inquiry(), status: "contacted" },
    }),
    "DELETE /api/sales-inquiries/{id}": of("id", inquiry),
    "GET /api/activity": nothing,
    "POST /api/auth/register": () => ({
      body: { name: "Ada Lovelace", email: `${next()}@example.org`, password },
    }),
    "POST /api/auth/password/forgot": ({ email }) => ({ body: { email } }),
    "POST /api/auth/password/reset": async (account) => ({
      body: { token: await token(account, "password_reset"), password },
    }),
    "POST /api/auth/password/reset/check": async (account) => ({
      body: { token: await token(account, "password_reset") },
    }),
    "POST /api/auth/email/verify": async (account) => {
      await withPassword(account);
      return { body: { token: await token(account, "email_verification"), password } };
    },
    "POST /api/auth/email/send": nothing,
    "GET /api/auth/token": nothing,
    "GET /api/me": nothing,
    "GET /api/me/notice-settings": nothing,
    "PUT /api/me/notice-settings": () => ({ body: { decisions: false } }),
    "POST /api/unsubscribe": ({ id }) => ({ query: { token: unsubscribeToken(id) } }),
    "GET /api/unsubscribe": ({ id }) => ({ query: { token: unsubscribeToken(id) } }),
    "PATCH /api/me": () => ({ body: { name: "Another Name" } }),
    "DELETE /api/me": ({ email }) => ({ body: { email } }),
    "PUT /api/me/avatar": () => ({ body: avatar }),
    "GET /api/avatars/preview": () => ({ query: avatar }),
    "POST /api/me/password": async (account) => {
      await withPassword(account);
      return { body: { currentPassword: password, newPassword: `${password} staple` } };
    },
    "POST /api/me/sign-out-everywhere": nothing,
    "GET /api/me/export": nothing,
    "GET /api/me/saved": nothing,
    "GET /api/me/upvoted": nothing,
    "PUT /api/me/saved/{toolId}": of("toolId", () => tool()),
    "DELETE /api/me/saved/{toolId}": of("toolId", () => tool()),
    "GET /api/admin/search": () => ({ query: { q: "chat" } }),
    "GET /api/users": nothing,
    "PATCH /api/users/user/{id}/role": of("id", user, { role: "moderator", reason: "They asked." }),
    "PATCH /api/users/user/{id}/status": of("id", user, { status: "suspended", reason: "They asked." }),
    "GET /api/users/user/{id}/activity": of("id", user),
    "POST /api/users/user/{id}/set-admin-role": of("id", user),
    "POST /api/users/invite": () => ({ body: { email: `${next()}@example.org` } }),
    "GET /api/activity-log": nothing,
    "GET /api/config": nothing,
    "GET /api/config/force-refresh": nothing,
    "PUT /api/config": () => ({ body: { footerText: "An honest directory." } }),
    "GET /api/home-rows": nothing,
    "PUT /api/home-rows": () => ({ body: { rows: [] } }),
    "PUT /api/config/test-save": () => ({ body: { footerText: "An honest directory." } }),
    "POST /api/config/upload-logo": upload("logo"),
    "POST /api/config/upload-logo-local": upload("logo"),
    "POST /api/config/test-upload-logo": upload("logo"),
    "POST /api/config/upload-favicon": upload("favicon"),
    "POST /api/config/upload-favicon-local": upload("favicon"),
    "POST /api/config/test-upload-favicon": upload("favicon"),
    "POST /api/config/upload-og-image": upload("ogImage"),
    "POST /api/config/upload-og-image-local": upload("ogImage"),
    "POST /api/config/test-upload-og-image": upload("ogImage"),
    "GET /api/openapi.json": nothing,
  };
}
