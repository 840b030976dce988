import { useDirection } from '@radix-ui/react-direction';
import { legCountMessages } from '../../../text/columnTitles';
import { shortName } from '../../nodeFace';
import { cardBox } from '../Camera/grid';
import { StatusSigns, type FaceProps } from './StatusFace';
import { formatFigureCount } from '../../../text/figures/figure';

/** Positions on a card, in rem from the node's position, which is in the middle of the name's line. */
const edge = cardBox.width / 2;
const inner = edge - 0.875;
const rows = { name: 0.33, label: 1.85, figure: 3.1, bar: 3.85, vacant: 1.6, note: 3 } as const;
const barHeight = 0.25;
/** The most characters of a name on a card, and of a vacant node's note. */
const most = { name: 17, note: 24 } as const;

/** The side where a line of text starts: -1 is the left edge of the card, 1 its right edge. */
const useStartSide = () => (useDirection() === 'rtl' ? 1 : -1);

/** A member as a card: its border and status symbol. A vacant node is an empty dashed card. */
export function CardFace({ face, rem, current }: FaceProps & { current: boolean }) {
  const start = useStartSide();
  const box = (around: number) => ({
    x: -(edge + around) * rem,
    y: -(cardBox.top + around) * rem,
    width: (cardBox.width + 2 * around) * rem,
    height: (cardBox.height + 2 * around) * rem,
    rx: (0.7 + around) * rem,
  });
  return (
    <>
      {current && <rect className="ring" {...box(0.25)} />}
      <rect className="sheet" {...box(0)} />
      {face.status !== 'vacant' && (
        <g transform={`translate(${start * (inner - 0.4) * rem} 0)`}>
          <StatusSigns face={face} rem={rem} radius={0.4} />
        </g>
      )}
    </>
  );
}

/**
 * The name on a card and, if known, both legs with the bar of their share. The name is at the start of the
 * line. The left leg is on the left in every language.
 */
export function CardText({ face, rem }: FaceProps & { open: boolean }) {
  const start = useStartSide();
  if (face.status === 'vacant') {
    return (
      <g aria-hidden="true">
        <text y={rows.vacant * rem}>+ {face.name}</text>
        {face.note !== undefined && (
          <text className="more" y={rows.note * rem}>
            {shortName(face.note, most.note)}
          </text>
        )}
      </g>
    );
  }
  const { left, right } = face.legs ?? {};
  const both = (left ?? 0) + (right ?? 0);
  const split = both > 0 ? ((left ?? 0) / both) * 2 * inner : 0;
  const bar = { y: rows.bar * rem, height: barHeight * rem };
  return (
    <g aria-hidden="true">
      <text className="name" x={start * (inner - 1.25) * rem} y={rows.name * rem}>
        {shortName(face.name, most.name)}
      </text>
      {face.counts?.map(({ figure, title, count }, at) => {
        const side = at === 0 ? 'left' : 'right';
        const x = (at === 0 ? -inner : inner) * rem;
        return (
          <g key={figure}>
            <text className={`${side} label`} x={x} y={rows.label * rem}>
              {title}
            </text>
            <text className={`${side} figure`} x={x} y={rows.figure * rem}>
              {formatFigureCount(figure, count)}
            </text>
          </g>
        );
      })}
      {face.legs && (
        <>
          <text className="left label" x={-inner * rem} y={rows.label * rem}>
            {legCountMessages.bots.left}
          </text>
          <text className="right label" x={inner * rem} y={rows.label * rem}>
            {legCountMessages.bots.right}
          </text>
          <text className="left figure" x={-inner * rem} y={rows.figure * rem}>
            {formatFigureCount('nodeLeftBots', left)}
          </text>
          <text className="right figure" x={inner * rem} y={rows.figure * rem}>
            {formatFigureCount('nodeRightBots', right)}
          </text>
          {both > 0 && (
            <>
              <rect className="bar" data-leg="left" x={-inner * rem} width={split * rem} {...bar} />
              <rect
                className="bar"
                data-leg="right"
                x={(split - inner) * rem}
                width={(2 * inner - split) * rem}
                {...bar}
              />
            </>
          )}
        </>
      )}
    </g>
  );
}
