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
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'icon' | 'onCopy'> & {
  /** Writes to the clipboard; a rejection means that it was refused. */
  copy: () => Promise<void>;
}) {
  const intl = useIntl();
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), FEEDBACK);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const onClick = async () => {
    try {
      await copy();
      setCopiedAt(Date.now());
      toast('success', intl.formatMessage({ id: 'ui.copied' }), { duration: FEEDBACK, id: 'copy' });
    } catch {
      toast('error', intl.formatMessage({ id: 'ui.copyFailed' }), { duration: FEEDBACK, id: 'copy' });
    }
  };

  const copied = copiedAt !== null;
  return (
    <Button
      {...rest}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void onClick()}
    >
      {copied ? intl.formatMessage({ id: 'ui.copied' }) : children}
    </Button>
  );
}
