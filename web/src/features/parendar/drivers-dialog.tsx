import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.ts';
import { DriverForm } from './driver-form.tsx';
import { DriverRow } from './driver-row.tsx';
import {
  addDriver,
  changeDriver,
  type DriverEntry,
  deleteDriver,
  type OwnDriver,
  useDrivers,
} from './drivers.data.ts';
import style from './drivers-dialog.module.css';

/** Id of the button that adds, which gets the focus when a form is closed. */
const ADD_BUTTON = 'parendar-driver-add';

/** What is being done to the list; at one driver at a time. */
type Task = { what: 'add' } | { what: 'edit' | 'delete'; id: string } | null;

/** The dispatcher's own list of drivers, whose names a trip's driver field proposes. */
export function DriversDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const intl = useIntl();
  const live = useDrivers(uid);
  const [task, setTask] = useState<Task>(null);
  const drivers = live.state === 'here' ? live.value : [];

  /** What is written shows at once; without a connection the server has it later, and nobody waits for that. */
  const write = (done: 'added' | 'updated' | 'deleted', writing: Promise<void>) => {
    writing.catch(() => toast('error', intl.formatMessage({ id: 'parendar.drivers.failed' })));
    toast('success', intl.formatMessage({ id: `parendar.drivers.${done}` }));
    endTask();
  };
  const endTask = () => {
    setTask(null);
    // The button comes back in place of a form.
    setTimeout(() => document.getElementById(ADD_BUTTON)?.focus());
  };
  const taskOf = ({ id }: OwnDriver) => (task && task.what !== 'add' && task.id === id ? task.what : null);

  return (
    <Dialog
      name="parendar-drivers"
      title={<FormattedMessage id="parendar.drivers.title" />}
      description={
        live.state === 'here' ? (
          <FormattedMessage id="parendar.drivers.count" values={{ count: drivers.length }} />
        ) : undefined
      }
      onClose={onClose}
      staysOnPressBeside={task !== null}
      actions={
        task?.what === 'add' || live.state === 'denied' ? undefined : (
          <Button
            id={ADD_BUTTON}
            look="go"
            icon={<UserPlus aria-hidden />}
            data-track="parendar-driver-add"
            onClick={() => setTask({ what: 'add' })}
          >
            <FormattedMessage id="parendar.drivers.add" />
          </Button>
        )
      }
    >
      <p className={style.status} role="status">
        {live.state !== 'here' && <FormattedMessage id={`parendar.drivers.${live.state}`} />}
        {live.state === 'here' && live.fromCache && <FormattedMessage id="parendar.drivers.offline" />}
        {live.state === 'here' && drivers.length === 0 && task?.what !== 'add' && (
          <FormattedMessage id="parendar.drivers.empty" />
        )}
      </p>
      {drivers.length > 0 && (
        <ul>
          {drivers.map((driver) => (
            <li key={driver.id} className={style.row}>
              <DriverRow
                driver={driver}
                task={taskOf(driver)}
                onEdit={() => setTask({ what: 'edit', id: driver.id })}
                onDelete={() => setTask({ what: 'delete', id: driver.id })}
                onCancel={endTask}
                onSave={(entry: DriverEntry) => write('updated', changeDriver(uid, driver.id, entry))}
                onConfirm={() => write('deleted', deleteDriver(uid, driver.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {task?.what === 'add' && (
        <DriverForm
          draft="parendar.driver"
          onSave={(entry) => write('added', addDriver(uid, entry))}
          onCancel={endTask}
        />
      )}
    </Dialog>
  );
}
