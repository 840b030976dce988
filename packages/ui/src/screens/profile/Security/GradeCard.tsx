import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { Icon } from '../../../components/Icon/Icon';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { keepFigures } from '../../../text/format/keepFigures';
import { formatCount } from '../../../text/format/money';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import { GradeRing } from './GradeRing';
import { securityMessages } from './messages';
import { toGrade, type ProtectionName, type Protections } from './protections';
import { toGap } from './toGap';

interface GradeCardProps {
  protections: Remote<Protections>;
  freshness?: Age | undefined;
  /** Something above is more urgent, so no button is the main one. */
  calm: boolean;
  /** The member wants to add a protection that this page adds itself. */
  onRequest: (name: ProtectionName) => void;
}

/** The grade of the account, each missing protection with its button, and those that are on. */
export function GradeCard({ protections, freshness, calm, onRequest }: GradeCardProps) {
  return (
    <Body aria-label={securityMessages.title} aria-busy={protections.state === 'loading'} padded={false}>
      {body()}
    </Body>
  );

  function body() {
    switch (protections.state) {
      case 'failed':
        return <ErrorState {...protections} />;
      case 'loading':
        return (
          <Head>
            <Skeleton inlineSize="6.5rem" blockSize="6.5rem" />
            <div>
              <Skeleton inlineSize="14rem" />
              <Skeleton inlineSize="10rem" />
            </div>
          </Head>
        );
      case 'ready':
        return <Graded {...{ freshness, calm, onRequest }} protections={protections.data} />;
    }
  }
}

type GradedProps = Omit<GradeCardProps, 'protections'> & { protections: Protections };

function Graded({ protections, freshness, calm, onRequest }: GradedProps) {
  const grade = toGrade(protections);
  const { letter, gaps, done } = grade;
  /** Only the first gap has the accent colour. */
  const look = (at: number) => (at === 0 && !calm ? 'main' : 'plain');
  return (
    <>
      <Head>
        <GradeRing grade={grade} />
        <div>
          <h2>
            {securityMessages.summary[letter]}{' '}
            {gaps.length > 0 && keepFigures(securityMessages.toTop({ count: formatCount(gaps.length) }))}
          </h2>
          <p>
            {keepFigures(securityMessages.on({ on: formatCount(grade.on), total: formatCount(grade.total) }))}{' '}
            {gaps.length > 0 && securityMessages.startHere}
          </p>
        </div>
        {freshness && <Freshness what={securityMessages.title} {...freshness} />}
      </Head>
      {gaps.length > 0 && (
        <ul aria-label={securityMessages.gaps}>
          {gaps.map((name, at) => {
            const { icon, title, note, way, href } = toGap(name, protections[name]);
            return (
              <Row key={name}>
                <Sign>
                  <Icon name={icon} />
                </Sign>
                <div>
                  <b>{title}</b>
                  <p>{note}</p>
                </div>
                {href === undefined ? (
                  <Button variant={look(at)} aria-haspopup="dialog" onClick={() => onRequest(name)}>
                    {way}
                  </Button>
                ) : (
                  <ButtonLink variant={look(at)} href={href}>
                    {way}
                  </ButtonLink>
                )}
              </Row>
            );
          })}
        </ul>
      )}
      {done.length > 0 && (
        <Done aria-label={securityMessages.done}>
          {done.map((name) => (
            <li key={name}>
              <Icon name="check" />
              {securityMessages[`${name}Done`]}
            </li>
          ))}
        </Done>
      )}
    </>
  );
}

const Body = styled(Card)`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  padding: ${space[5]};

  h2 {
    font-size: ${fontSize.dialog};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  p {
    margin-block-start: ${space[1]};
    color: ${color.inkMuted};
    text-wrap: pretty;
  }
  ${media.phone} {
    column-gap: ${space[4]};
    padding: ${space[4]};
  }
  /* Large text: the sentence has the whole width. */
  @container (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[3]};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-block-start: ${border.hair} solid ${color.line};

  b {
    font-weight: ${fontWeight.strong};
  }
  p {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding-inline: ${space[4]};

    > a,
    > button {
      grid-column: 1 / -1;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  aspect-ratio: 1;
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warn};
`;

const Done = styled.ul`
  display: grid;
  /* As high as the cards next to it. */
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space[4]};
  padding: ${space[5]};
  border-block-start: ${border.hair} solid ${color.line};

  > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  svg {
    color: ${color.good};
  }
  ${media.phone} {
    padding: ${space[4]};
  }
`;
