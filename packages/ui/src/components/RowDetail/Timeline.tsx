import styled from 'styled-components';
import { detailMessages } from '../../text/detailMessages';
import { exactTime, type TimeForm } from '../../text/format/bothZones';
import { isoDate } from '../../text/format/dates';
import { hidden } from '../../theme/hidden';
import { border, color, fontSize, space } from '../../tokens';
import type { DetailStep } from './detailData';

/** The steps of a row: filled when done, hollow when pending. */
export function Timeline({ steps, form }: { steps: readonly DetailStep[]; form: TimeForm }) {
  return (
    <Steps aria-label={detailMessages.history}>
      {steps.map(({ what, note, at, done }) => (
        <li key={what} data-done={done || undefined}>
          <span>
            {what}
            <span className={hidden}> ({done ? detailMessages.done : detailMessages.toCome})</span>
            {note !== undefined && <small>{note}</small>}
          </span>
          {at !== undefined && <time dateTime={isoDate(at)}>{exactTime(at, form)}</time>}
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
    padding-block-end: ${space[3]};
    padding-inline-start: ${space[6]};
  }
  > li:last-child {
    padding-block-end: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: ${space.half};
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border: ${border.focus} solid ${color.lineStrong};
    border-radius: 50%;
  }
  > li[data-done]::before {
    border-color: ${color.accentInk};
    background: ${color.accentInk};
  }
  > li + li::after {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${space[3]} - 0.3em);
    inset-inline-start: calc(${space.half} + 0.3125rem - 1px);
    block-size: 1em;
    border-inline-start: ${border.focus} solid ${color.line};
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
  time {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
`;
