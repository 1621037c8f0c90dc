import { type ComponentType, useEffect, useReducer } from "react";
import { toast } from "@/components/ui/toast";

/** For what somebody points at or tabs to who is about to want what `load` fetches. Where that fails, it is told when it is wanted. */
export function reachOf(load: () => Promise<unknown>) {
  const warm = () => void load().catch(() => {});
  return { onPointerEnter: warm, onFocus: warm };
}

/**
 * What a press opens, fetched when it is drawn first, and kept. Where it cannot be fetched a toast says so and it closes;
 * the next press tries anew. Nothing of it is drawn on the server.
 *
 * @param name what could not be opened, in the toast
 */
export function late<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Part: ComponentType<Props> | undefined;
  const fetch = async () => void (Part ??= (await load()).default);

  /** @param props `open` of what is drawn before it is wanted; what else it becomes tries again */
  function Late(props: Props & { open?: boolean | number; onClose: () => void }) {
    const [, redraw] = useReducer((times: number) => times + 1, 0);
    const { open = true, onClose } = props;
    useEffect(() => {
      if (!open || Part) return;
      fetch().then(redraw, () => {
        toast.unopened(name);
        onClose();
      });
      // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of what closes it is no reason to try again
    }, [open]);
    return Part && <Part {...props} />;
  }

  /** What its control fetches it by, for it to open at once. */
  Late.reach = reachOf(fetch);
  return Late;
}
