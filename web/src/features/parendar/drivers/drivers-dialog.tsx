import { LISTED_DRIVERS_LIMIT } from '@par-club/functions/contract/parendar.values';
import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import {
  addDriver,
  byName,
  changeDriver,
  type DriverEntry,
  deleteDriver,
  type OwnDriver,
  useDrivers,
} from '../calendar/drivers.data.ts';
import { phoneText } from '../model/trip-words.ts';
import { CallLink } from '../parts/call-link.tsx';
import { DriverForm } from './driver-form.tsx';
import style from './drivers-dialog.module.css';

/** Id of the button that adds, which gets the focus when a form is closed. */
const ADD_BUTTON = 'parendar-driver-add';

/** Milliseconds in which a slow network answers; without an answer the page says that it is offline. */
const SLOW_WRITE_DELAY_MS = 8000;

/** The open form or question about one driver; `driver` is null for a new one. */
interface Task {
  what: 'add' | 'edit' | 'delete';
  driver: OwnDriver | null;
}

/** The dispatcher's own list of drivers, whose names a trip's driver field proposes. */
export function DriversDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const intl = useIntl();
  const live = useDrivers(uid);
  const [task, setTask] = useState<Task | null>(null);
  const [isSilent, setSilent] = useState(false);
  const drivers = live.state === 'here' ? live.value : [];
  // Without a connection a list that was never read looks as if it were empty.
  const isKnown = live.state === 'here' && (drivers.length > 0 || !live.fromCache);
  const isFull = drivers.length >= LISTED_DRIVERS_LIMIT;
  const edited = task?.what === 'edit' ? task.driver : null;
  // Another device deleted the driver who is being edited: the typed text stays.
  const gone = live.state === 'here' && !drivers.some(({ id }) => id === edited?.id) ? edited : null;
  const shown = gone ? byName([...drivers, gone]) : drivers;

  /** What is written shows at once; without a connection the server has it later, and nobody waits for that. */
  const write = async (done: 'added' | 'updated' | 'deleted', writing: Promise<void>) => {
    endTask();
    const patience = setTimeout(() => setSilent(true), SLOW_WRITE_DELAY_MS);
    try {
      await writing;
      toast('success', intl.formatMessage({ id: `parendar.drivers.${done}` }));
    } catch {
      toast('error', intl.formatMessage({ id: 'parendar.drivers.failed' }));
    }
    clearTimeout(patience);
    setSilent(false);
  };
  const endTask = () => {
    setTask(null);
    // The button comes back in place of a form.
    setTimeout(() => document.getElementById(ADD_BUTTON)?.focus());
  };

  return (
    <Dialog
      name="parendar-drivers"
      title={<FormattedMessage id="parendar.drivers.title" />}
      description={
        isKnown ? (
          <FormattedMessage id="parendar.drivers.count" values={{ count: drivers.length }} />
        ) : undefined
      }
      onClose={onClose}
      staysOnPressBeside={task !== null}
      actions={
        task?.what === 'add' || live.state === 'denied' || isFull ? undefined : (
          <Button
            id={ADD_BUTTON}
            variant="primary"
            icon={<UserPlus aria-hidden />}
            data-track="parendar-driver-add"
            onClick={() => setTask({ what: 'add', driver: null })}
            text="parendar.drivers.add"
          />
        )
      }
    >
      <p className={style.status} role="status">
        {live.state !== 'here' && <FormattedMessage id={`parendar.drivers.${live.state}`} />}
        {live.state === 'here' && (live.fromCache || isSilent) && (
          <FormattedMessage id="parendar.drivers.offline" />
        )}
        {isFull && <FormattedMessage id="parendar.drivers.full" values={{ limit: LISTED_DRIVERS_LIMIT }} />}
        {gone && <FormattedMessage id="parendar.drivers.gone" />}
        {isKnown && shown.length === 0 && task?.what !== 'add' && (
          <FormattedMessage id="parendar.drivers.empty" />
        )}
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.map((driver) => (
            <li key={driver.id} className={style.row}>
              <DriverRow
                driver={driver}
                task={task?.driver?.id === driver.id ? task.what : null}
                onTask={(what) => setTask({ what, driver })}
                onCancel={endTask}
                onSave={(entry) => void write('updated', changeDriver(uid, driver.id, entry))}
                onDelete={() => void write('deleted', deleteDriver(uid, driver.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {task?.what === 'add' && (
        <DriverForm onSave={(entry) => void write('added', addDriver(uid, entry))} onCancel={endTask} />
      )}
    </Dialog>
  );
}

interface DriverRowProps {
  driver: OwnDriver;
  task: 'add' | 'edit' | 'delete' | null;
  onTask: (task: 'edit' | 'delete') => void;
  onCancel: () => void;
  onSave: (entry: DriverEntry) => void;
  onDelete: () => void;
}

function DriverRow({ driver, task, onTask, onCancel, onSave, onDelete }: DriverRowProps) {
  const intl = useIntl();
  const { name, phone, carName } = driver.fields;
  if (task === 'edit')
    return (
      <DriverForm
        id={driver.id}
        initial={{ name, phone: phone ?? '', carName: carName ?? '' }}
        onSave={onSave}
        onCancel={onCancel}
      />
    );
  if (task === 'delete') return <Sure name={name} onCancel={onCancel} onConfirm={onDelete} />;
  return (
    <div className={style.driver}>
      <p className={style.words}>
        <span className={style.name}>{name}</span>
        {phone && <span className={style.phone}>{phoneText(phone)}</span>}
        {carName && <span>{carName}</span>}
      </p>
      {phone && (
        <CallLink
          phone={phone}
          label={intl.formatMessage({ id: 'parendar.drivers.call' }, { name, phone: phoneText(phone) })}
        />
      )}
      <Button
        variant="quiet"
        icon={<Pencil aria-hidden />}
        aria-label={intl.formatMessage({ id: 'parendar.drivers.edit' }, { name })}
        data-track="parendar-driver-edit"
        onClick={() => onTask('edit')}
      />
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        aria-label={intl.formatMessage({ id: 'parendar.drivers.delete' }, { name })}
        data-track="parendar-driver-delete"
        onClick={() => onTask('delete')}
      />
    </div>
  );
}

function Sure({ name, onCancel, onConfirm }: { name: string; onCancel: () => void; onConfirm: () => void }) {
  const question = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in; this is a question
    <div className={style.sure} role="group" aria-labelledby={question}>
      <p id={question} className={style.name}>
        <FormattedMessage id="parendar.drivers.sure" values={{ name: isolateBidi(name) }} />
      </p>
      <Text className={style.phone} text="parendar.drivers.sureHint" />
      <div className={style.actions}>
        <Button ref={cancel} onClick={onCancel} text="parendar.drivers.cancel" />
        <Button variant="danger" data-track="parendar-driver-delete-sure" onClick={onConfirm}>
          <FormattedMessage id="parendar.drivers.confirm" />
        </Button>
      </div>
    </div>
  );
}
