import type { SpecRow } from '../../../../checks/spec/rows';
import { Group, Ink, Quiet, Survived } from './Page.styles';

/** Breakages that no test noticed: promises whose tests promise too much. */
export function Survivors({ rows }: { rows: readonly SpecRow[] }) {
  const tried = rows.flatMap((row) => row.tried.map((one) => ({ ...one, title: row.title })));
  const broken = tried.length === 1 ? '1 rule was broken' : `${tried.length} rules were broken`;
  const survived = tried.filter(({ outcome }) => outcome === 'survived');
  return (
    <Group aria-label="Survivors">
      <h2>Survivors</h2>
      {survived.length === 0 ? (
        <Quiet>{`None: ${broken} on purpose, and a test noticed each.`}</Quiet>
      ) : (
        <>
          <Quiet>{`${broken} on purpose. No test noticed these.`}</Quiet>
          <Survived>
            {survived.map(({ promise, what, title }) => (
              <li key={promise + what}>
                <Ink>{`${promise}: ${what}`}</Ink> <Quiet>{title}</Quiet>
              </li>
            ))}
          </Survived>
        </>
      )}
    </Group>
  );
}
