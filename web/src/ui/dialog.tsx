import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { track } from '#analytics/analytics.ts';
import { useBackGesture } from './back-gesture.ts';
import style from './dialog.module.css';

/** For tables: as wide as a phone, and up to 1280 px where there is room. */
const WIDE = { width: 'max(min(1280px, 100vw - 48px), min(640px, 100vw))' };

interface DialogProps {
  name: string;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; they stay in sight while the content scrolls. */
  actions?: ReactNode;
  /** Called on Escape, the close button, and a press outside the dialog, unless `staysOnPressBeside`. */
  onClose: () => void;
  /** A press outside must not lose the content. */
  staysOnPressBeside?: boolean;
  wide?: boolean;
  /** Id of the element that gets the focus when the dialog opens, unless it is disabled; by default, the first control. */
  focusFirst?: string;
  /** Id of the element that gets the focus afterwards; by default, the one that had it before. */
  focusAfter?: string;
  /** Id of the element that gets the focus when the one before no longer exists. */
  focusElse?: string;
}

/** A modal dialog, open as long as it is rendered: a sheet from below on a phone, a card on a wide screen. */
export function Dialog({
  name,
  title,
  description,
  children,
  actions,
  onClose,
  staysOnPressBeside = false,
  wide = false,
  focusFirst = '',
  focusAfter = '',
  focusElse = '',
}: DialogProps) {
  const intl = useIntl();
  // After a keyboard shortcut the body has the focus, which is no place to return to.
  const [opener] = useState(() => (isFocusTaken() ? document.activeElement : null));
  useEffect(() => track('modal_open', { modal: name }), [name]);
  useBackGesture(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={style.veil}>
          <Radix.Content
            className={style.dialog}
            style={wide ? WIDE : undefined}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              const first = document.getElementById(focusFirst);
              // A disabled element takes no focus.
              focusInstead(event, first?.matches(':disabled') ? (event.currentTarget as Element) : first);
            }}
            onCloseAutoFocus={(event) => {
              // It runs after the dialog has gone: a menu that was opened meanwhile would close without its focus.
              if (isFocusTaken()) return event.preventDefault();
              const next = document.getElementById(focusAfter) ?? opener;
              if (next?.isConnected) focusInstead(event, next);
              // It may be far from the person's view.
              else focusInstead(event, document.getElementById(focusElse), { preventScroll: true });
            }}
            onEscapeKeyDown={(event) => {
              // A part with an Escape of its own, as an edited field, says so.
              if (event.target instanceof Element && event.target.closest('[data-own-escape]'))
                event.preventDefault();
            }}
            onInteractOutside={(event) => {
              // A toast is not outside the dialog.
              const onToast =
                event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
              if (staysOnPressBeside || onToast) event.preventDefault();
            }}
          >
            <header className={style.head}>
              <div className={style.words}>
                <Radix.Title className={style.title}>{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className={style.description}>{description}</Radix.Description>
                )}
              </div>
              <Radix.Close className={style.close} aria-label={intl.formatMessage({ id: 'ui.close' })}>
                <X aria-hidden />
              </Radix.Close>
            </header>
            <div className={style.body}>{children}</div>
            {actions !== undefined && <footer className={style.actions}>{actions}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function isFocusTaken(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body;
}

/** Focuses an element, if any, in place of the default. */
function focusInstead(event: Event, element: Element | null, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return;
  event.preventDefault();
  element.focus(options);
}
