import { ClipboardPaste } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** Refusals do not pile up. */
const PASTE_TOAST = 'parendar-paste';

export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const intl = useIntl();
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() !== '') onPaste(text);
      else toast('error', intl.formatMessage({ id: 'parendar.request.pasteEmpty' }), { id: PASTE_TOAST });
    } catch {
      toast('error', intl.formatMessage({ id: 'parendar.request.pasteFailed' }), { id: PASTE_TOAST });
    }
  };
  return (
    <Button icon={<ClipboardPaste aria-hidden />} data-track="parendar-paste" onClick={() => void paste()}>
      <FormattedMessage id="parendar.request.paste" />
    </Button>
  );
}
