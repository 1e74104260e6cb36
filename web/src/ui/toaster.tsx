import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { toast as sonner, Toaster } from 'sonner';
import { type ToasterHandle, toasterIsReady } from './toast.ts';
import style from './toaster.module.css';

/** One more dismisses the oldest. */
const TOAST_LIMIT = 20;

const ofPage = new Set<string>();

const handle: ToasterHandle = {
  show(kind, message, { isOfApp = false, yieldsToPage = false, ...options }) {
    sonner[kind](message, yieldsToPage ? { ...options, className: style.yields ?? '' } : options);
    if (options.action && !isOfApp && options.id) ofPage.add(options.id);
    const active = sonner.getToasts();
    for (const { id } of active.slice(0, Math.max(0, active.length - TOAST_LIMIT))) sonner.dismiss(id);
  },
  dismiss(id) {
    for (const each of id === undefined ? ofPage : [id]) sonner.dismiss(each);
  },
};

export function ToasterWithHandle() {
  const intl = useIntl();
  // React runs a child's effects first: `Toaster` already listens.
  useEffect(() => toasterIsReady(handle), []);
  return (
    <Toaster
      containerAriaLabel={intl.formatMessage({ id: 'ui.notifications' })}
      visibleToasts={3}
      // At the bottom it would cover the buttons of a page or a dialog.
      position="top-center"
      offset={{ top: 'calc(12px + env(safe-area-inset-top))' }}
      mobileOffset={{ top: 'calc(8px + env(safe-area-inset-top))', left: 8, right: 8 }}
      icons={{ success: <CircleCheck />, error: <CircleAlert /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: style.toast ?? '',
          title: style.title ?? '',
          icon: style.icon ?? '',
          actionButton: style.action ?? '',
        },
      }}
    />
  );
}
