import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

/** Milliseconds that the label, and the toast of a failure, say how it went. */
const FEEDBACK = 2000;

/** Puts something on the clipboard and says whether that worked, in a toast and in its own label. */
export function CopyButton({
  copy,
  said,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'icon' | 'onCopy'> & {
  /** Writes to the clipboard; a rejection means that it was refused. */
  copy: () => Promise<void>;
  /** What the toast says of a success, where that is more than 'copied'. A button of an icon alone says nothing itself. */
  said?: string;
}) {
  const intl = useIntl();
  /** The width to keep while the label is another: what stands beside must not slide under a second press. */
  const [copied, setCopied] = useState<{ width: number } | null>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), FEEDBACK);
    return () => clearTimeout(timer);
  }, [copied]);

  const press = async (button: HTMLButtonElement) => {
    const width = button.offsetWidth;
    try {
      await copy();
      setCopied({ width });
      toast('success', said ?? intl.formatMessage({ id: 'ui.copied' }), { duration: FEEDBACK, id: 'copy' });
    } catch {
      toast('error', intl.formatMessage({ id: 'ui.copyFailed' }), { duration: FEEDBACK, id: 'copy' });
    }
  };

  return (
    <Button
      {...rest}
      {...(copied && { style: { minWidth: copied.width } })}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={(event) => void press(event.currentTarget)}
    >
      {copied && children !== undefined ? intl.formatMessage({ id: 'ui.copied' }) : children}
    </Button>
  );
}
