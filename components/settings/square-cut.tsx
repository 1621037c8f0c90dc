import { useConfirm } from "@/components/forms/confirm";

/** Whether a picture is as wide as it is high. One that the browser can't read is left to the server to refuse. */
export async function isSquare(file: File): Promise<boolean> {
  try {
    const { width, height } = await createImageBitmap(file);
    return width === height;
  } catch {
    return true;
  }
}

/** Asks whether the middle of a picture will do, and shows it as it will be. */
export function useConfirmCut(): (file: File) => Promise<boolean> {
  const confirm = useConfirm();
  return async (file) => {
    const address = URL.createObjectURL(file);
    try {
      const agreed = await confirm({
        title: "Use the middle of the picture?",
        description: (
          <>
            A favicon is square, and this picture is not. This is what will be kept of it:
            <span className="mt-3 flex items-end gap-4">
              {[96, 32].map((side) => (
                <img
                  key={side}
                  src={address}
                  alt={`The cut at ${side} pixels`}
                  width={side}
                  height={side}
                  style={{ width: side, height: side }}
                  className="border-border border object-cover"
                />
              ))}
            </span>
          </>
        ),
        action: "Upload",
      });
      return agreed !== null;
    } finally {
      URL.revokeObjectURL(address);
    }
  };
}
