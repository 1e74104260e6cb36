import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

/** Milliseconds that label and toast show the outcome. */
const FEEDBACK = 2000;

export function CopyButton({
  copy,
  said,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'icon' | 'onCopy'> & {
  /** Rejects where the browser refuses it. */
  copy: () => Promise<void>;
  /** The toast's words in place of 'copied'; a button of an icon alone has no label. */
  said?: string;
}) {
  const intl = useIntl();
  /** Keeps the width under another label: neighbours must not slide under a second press. */
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
      {copied && (children ?? rest.text) !== undefined ? intl.formatMessage({ id: 'ui.copied' }) : children}
    </Button>
  );
}
