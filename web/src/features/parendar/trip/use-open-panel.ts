import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { dismissToast, toast } from '#ui/toast.ts';
import { calendarSession } from '../connection/use-calendar.ts';
import { forgetPanel, isTouched, keepPanel, type Panel, readPanel } from './kept-panel.ts';

/** Milliseconds for which the event stays selected when its panel has closed. */
const DESELECT = 300;
/** Milliseconds for which a panel that was closed with something typed in it can be had again. */
const REOPEN = 8000;

/** The toast that offers it. */
const UNSAVED = 'trip-unsaved';

/**
 * What the event panel shows. What is typed into it is kept for as long as the tab, and can be had again after a slip.
 * @param key names the calendar among all calendars of all services
 */
export function useOpenPanel(key: string) {
  const intl = useIntl();
  const [panel, setPanel] = useState<Panel | null>(() => readPanel(key));
  const [selectedId, setSelectedId] = useState(panel?.trip?.id ?? null);
  /** Was closed with something typed in it, and can still be had again. */
  const [closed, setClosed] = useState<Panel | null>(null);

  useEffect(() => {
    if (!closed) return;
    const timer = setTimeout(() => setClosed(null), REOPEN);
    return () => clearTimeout(timer);
  }, [closed]);

  // What is typed here is for this calendar, and goes nowhere with another one.
  const isForm = (panel !== null && panel.mode !== 'view') || closed !== null;
  useEffect(() => (isForm ? calendarSession.hold('typing') : undefined), [isForm]);

  const isOpen = panel !== null;
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setSelectedId(null), DESELECT);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // What it offers is of this calendar.
  useEffect(() => () => dismissToast(UNSAVED), []);

  const show = (next: Panel) => {
    dismissToast(UNSAVED);
    setClosed(null);
    setPanel(next);
    setSelectedId(next.trip?.id ?? null);
    if (isTouched(next)) keepPanel(key, next);
    else forgetPanel(key);
  };
  const shut = () => {
    setPanel(null);
    forgetPanel(key);
  };
  return {
    panel,
    selectedId,
    show,
    shut,
    /** Goes on with what is shown: it was typed into, or has become another trip. */
    keep(next: Panel): void {
      setPanel(next);
      keepPanel(key, next);
    },
    /** Closes it by what may be a slip. */
    leave(): void {
      if (panel && isTouched(panel)) {
        setClosed(panel);
        toast('error', intl.formatMessage({ id: 'parendar.panel.unsaved' }), {
          id: UNSAVED,
          duration: REOPEN,
          action: { label: intl.formatMessage({ id: 'parendar.panel.reopen' }), onClick: () => show(panel) },
        });
      }
      shut();
    },
  };
}
