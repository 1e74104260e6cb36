import { ClipboardPaste } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** Refusals do not pile up. */
const PASTE_TOAST = 'parendar-paste';

interface PasteButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onPaste'> {
  onPaste: (text: string) => void;
}

export function PasteButton({ onPaste, ...button }: PasteButtonProps) {
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
    <Button
      icon={<ClipboardPaste aria-hidden />}
      data-track="parendar-paste"
      text="parendar.request.paste"
      {...button}
      onClick={() => void paste()}
    />
  );
}
