import { ArrowLeft, DoorClosed } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { PageHeader } from "@/components/layout/page-header";
import { AddProduct } from "@/components/submissions/add-product";
import { LinkButton } from "@/components/ui/button";
import { listCategoryNames } from "@/lib/categories/queries";
import { getConfig } from "@/lib/config/queries";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Add New AI Tool";

export const generateMetadata = () =>
  pageMetadata({
    title,
    description: "Tell the directory about an AI tool that it should list.",
    path: "/add-product",
  });

export default async function AddProductPage() {
  const [{ allowUserSubmissions, requireApprovalForSubmissions, contactEmail }, categories] =
    await Promise.all([getConfig(), listCategoryNames()]);
  return (
    <div className="container max-w-[672px] pb-16">
      <PageHeader
        breadcrumbs={
          <a
            href="/"
            className="text-muted hover:text-foreground -ml-1 inline-flex min-h-8 items-center gap-1.5 self-start rounded-md px-1 text-sm transition-colors"
          >
            <ArrowLeft className="size-4" />
            Back to home
          </a>
        }
        title={title}
        description="Tell us about a tool that is missing here."
      />
      {allowUserSubmissions ? (
        <>
          <AddProduct
            reviewed={requireApprovalForSubmissions}
            categories={categories}
            contactEmail={contactEmail}
          />
          <noscript>
            <p>
              This form needs JavaScript. You can also write to us
              {contactEmail ? ` at ${contactEmail}` : ""}.
            </p>
          </noscript>
        </>
      ) : (
        <EmptyState
          icon={<DoorClosed />}
          title="Submissions are closed at the moment."
          description="New tools are added by the editors for now."
          action={<LinkButton href="/">Browse tools</LinkButton>}
        />
      )}
    </div>
  );
}
