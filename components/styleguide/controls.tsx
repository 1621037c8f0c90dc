"use client";

import { Plus } from "lucide-react";
import { Field } from "@/components/auth/field";
import { Part } from "@/components/styleguide/part";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { ShortNumber } from "@/components/ui/short-number";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";

const variants = ["default", "outline", "secondary", "ghost", "destructive", "link"] as const;
const sizes = ["sm", "default", "lg"] as const;
const badges = ["default", "accent", "success", "outline", "warning", "danger"] as const;

export function Controls() {
  return (
    <>
      <Part title="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} variant="outline">
            {size}
          </Button>
        ))}
        <Button size="icon" variant="outline" aria-label="Add">
          <Plus />
        </Button>
        <Button disabled>disabled</Button>
        <Button aria-disabled aria-busy>
          Saving…
        </Button>
      </Part>
      <Part title="Badge">
        {badges.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
        <ShortNumber shown="2.8K" exact={2814} />
        <span className="stars">4.7 (471)</span>
      </Part>
      <Part title="Fields">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <Field label="Empty" placeholder="What is wanted" />
          <Field label="Required" required defaultValue="Typed" />
          <Field label="Refused" defaultValue="not an address" error="Please enter a valid URL." />
          <Field label="Disabled" disabled defaultValue="Fixed" />
          <Textarea aria-label="Long text" defaultValue="A text of several lines." />
          <NativeSelect aria-label="Order" className="self-start">
            <option>Most popular</option>
            <option>Newest</option>
          </NativeSelect>
          <Input type="search" aria-label="Search" placeholder="Search" />
        </div>
      </Part>
      <Part title="Checkbox and switch">
        <Checkbox aria-label="Empty" />
        <Checkbox aria-label="Ticked" defaultChecked />
        <Checkbox aria-label="Half" checked="indeterminate" />
        <Checkbox aria-label="Wrong" aria-invalid />
        <Checkbox aria-label="Disabled" disabled defaultChecked />
        <Switch aria-label="Off" />
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Disabled" disabled />
      </Part>
      <Part title="Tabs">
        <Tabs defaultValue="one">
          <TabsList>
            <TabsTrigger value="one">Chosen</TabsTrigger>
            <TabsTrigger value="two">Another</TabsTrigger>
            <TabsTrigger value="three" disabled>
              Disabled
            </TabsTrigger>
          </TabsList>
          <TabsContent value="one">What the chosen tab shows.</TabsContent>
          <TabsContent value="two">What another shows.</TabsContent>
        </Tabs>
      </Part>
      <Part title="Skeleton">
        <Skeleton className="size-11" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-9 w-24" />
      </Part>
    </>
  );
}
