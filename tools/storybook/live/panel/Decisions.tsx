import * as React from 'react';
import type { BackOffice } from '../backEnd/asks';
import { decisionKinds } from './decisionKinds';

type Kind = keyof typeof decisionKinds;

interface DecisionsProps extends Pick<BackOffice, 'waiting'> {
  /** Called with the operator's action and its input. */
  onDecide: (path: string, input: Record<string, unknown>) => void;
}

/** What waits for the operator, each with its answers. */
export function Decisions({ waiting, onDecide }: DecisionsProps) {
  const kinds = (Object.keys(decisionKinds) as Kind[]).filter((kind) => waiting[kind].length > 0);
  if (kinds.length === 0) return <p>Nothing is waiting.</p>;
  return kinds.map((kind) => {
    const { title, path, text, buttons } = decisionKinds[kind];
    const decide = (id: number) => (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const status = form.get('status');
      const written = text ? form.get(text.name) : '';
      onDecide(path, {
        id,
        ...(status !== null && { status: Number(status) }),
        ...(text && written !== '' && { [text.name]: written }),
      });
    };
    return (
      <section key={kind} aria-label={title}>
        <h4>{title}</h4>
        <ul>
          {waiting[kind].map((row) => (
            <li key={row.id}>
              <form aria-label={row.text} onSubmit={decide(row.id)}>
                {row.text}{' '}
                {text && <input name={text.name} aria-label={text.label} placeholder={text.label} />}{' '}
                {buttons.map(({ label, status }) => (
                  <button key={label} {...(status && { name: 'status', value: status })}>
                    {label}
                  </button>
                ))}
              </form>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
