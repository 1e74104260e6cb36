import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { toast as sonner, Toaster } from 'sonner';
import { type ToastKind, type ToastOptions, toasterIsReady } from './toast.ts';
import style from './toaster.module.css';

/** How many toasts are kept at most; an older one makes way. */
const KEPT = 20;

export interface ToasterHandle {
  show: (kind: ToastKind, message: string, options: ToastOptions & { duration: number }) => void;
  dismiss: (id: string) => void;
}

const handle: ToasterHandle = {
  show(kind, message, options) {
    const print = kind === 'plain' ? sonner : sonner[kind];
    print(message, { ...options, position: position() });
    const shown = sonner.getToasts();
    for (const { id } of shown.slice(0, Math.max(0, shown.length - KEPT))) sonner.dismiss(id);
  },
  dismiss: (id) => void sonner.dismiss(id),
};

/** By the thumb, but never over the buttons at the foot of an open dialog. */
function position(): 'top-center' | 'bottom-center' {
  return document.querySelector('[role="dialog"]') ? 'top-center' : 'bottom-center';
}

export function ToasterWithHandle() {
  const intl = useIntl();
  // Children's effects run first: by now the toaster listens.
  useEffect(() => toasterIsReady(handle), []);
  return (
    <Toaster
      containerAriaLabel={intl.formatMessage({ id: 'ui.notifications' })}
      visibleToasts={3}
      offset={{ top: 16, bottom: 'calc(16px + env(safe-area-inset-bottom))' }}
      mobileOffset={{ top: 12, bottom: 'calc(12px + env(safe-area-inset-bottom))', left: 12, right: 12 }}
      icons={{ success: <CircleCheck />, error: <CircleAlert />, info: <Info /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: style.toast ?? '',
          title: style.title ?? '',
          icon: style.icon ?? '',
          error: style.error ?? '',
          success: style.success ?? '',
          actionButton: style.action ?? '',
        },
      }}
    />
  );
}
