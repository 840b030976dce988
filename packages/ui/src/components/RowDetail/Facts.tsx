import { keepFigures } from '../../text/format/keepFigures';
import styled from 'styled-components';
import { detailMessages } from '../../text/detailMessages';
import { isoDate } from '../../text/format/dates';
import { exactTime, ownExactTime, type TimeForm } from '../../text/format/bothZones';
import { parseInstant } from '../../text/format/parseMoment';
import { offsetText, portalOffset } from '../../text/format/zone';
import { color, space } from '../../tokens';
import { IconButton } from '../IconButton/IconButton';
import type { DetailFact } from './detailData';
import { useEffect, useState } from 'react';
import { copyText } from '../CopyButton/copyText';

/** How long the button shows the result, in ms. */
const shownFor = 2000;

/** Copies a text and reports it for two seconds. */
function useCopied() {
  const [done, setDone] = useState(false);
  useEffect(
    function forget() {
      if (!done) return;
      const timer = setTimeout(() => setDone(false), shownFor);
      return () => clearTimeout(timer);
    },
    [done],
  );
  return { done, copy: (text: string) => void copyText(text).then(setDone) };
}

interface FactsProps {
  facts: readonly DetailFact[];
  /** When the row was created; ISO date-time. */
  at: string | undefined;
  form: TimeForm;
}

/** Every column of a row unshortened, with its time in the portal's and in the member's zone. */
export function Facts({ facts, at, form }: FactsProps) {
  const iso = isoDate(at);
  const own = ownExactTime(at, form);
  return (
    <List aria-label={detailMessages.everything}>
      {facts.map((fact) => (
        <Fact key={fact.id} {...fact} />
      ))}
      {iso !== undefined && (
        <>
          <div>
            <dt>
              {keepFigures(
                detailMessages.platformTime({ zone: offsetText(portalOffset(parseInstant(at) ?? 0)) }),
              )}
            </dt>
            <dd>
              <time translate="no" dateTime={iso}>
                {exactTime(at, form)}
              </time>
            </dd>
          </div>
          <div>
            <dt>{detailMessages.ownTime}</dt>
            <dd>
              <time translate="no" dateTime={iso}>
                {own}
              </time>
            </dd>
          </div>
        </>
      )}
    </List>
  );
}

function Fact({ title, value, copied }: DetailFact) {
  const { done, copy } = useCopied();
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <span>{keepFigures(value)}</span>
        {copied !== undefined && (
          <IconButton
            icon={done ? 'check' : 'copy'}
            label={done ? detailMessages.copiedAll({ item: title }) : detailMessages.copy({ item: title })}
            size="small"
            onClick={() => copy(copied)}
          />
        )}
      </dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    display: flex;
    flex: 1 1 9rem;
    justify-content: flex-end;
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  dd > span {
    min-inline-size: 0;
  }
  /* As high as its line, so that a line with a button is not higher than the others. */
  dd > button {
    flex: none;
    margin-block: calc(-1 * ${space[1.5]});
    margin-inline-end: calc(-1 * ${space[2]});
  }
`;
