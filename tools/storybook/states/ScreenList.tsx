import styled from 'styled-components';
import { Card } from '../../../packages/ui/src/components/Card/Card';
import { border, color, fontWeight, space } from '../../../packages/ui/src/tokens';
import { chooseGlobals } from '../docs/useGlobals';
import type { ScreenEntry } from './useScreens';
import { toReadableName, toReadableTitle } from '../manager/readableName';

/** All screens by area. A press opens a screen's board. */
export function ScreenList({ screens }: { screens: readonly ScreenEntry[] }) {
  const areas = [...new Set(screens.map(getArea))];
  return (
    <Areas>
      {areas.map((area) => (
        <Card key={area} heading={toReadableName(area)}>
          <ul>
            {screens
              .filter((screen) => getArea(screen) === area)
              .map(({ id, title, stories }) => (
                <li key={id}>
                  <Choice type="button" onClick={() => chooseGlobals({ screen: id })}>
                    {toReadableTitle(
                      title.split('/').slice(2).join('/') || (title.split('/').at(-1) ?? ''),
                      ', ',
                    )}
                    <span>{stories.length} states</span>
                  </Choice>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </Areas>
  );
}

/** The screen's folder. A title without one, such as the shell's parts, uses its first word. */
const getArea = ({ title }: ScreenEntry) => {
  const [first = '', area = '', ...rest] = title.split('/');
  return rest.length > 0 ? area : first;
};

const Areas = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[4]};
  align-items: start;
`;

const Choice = styled.button`
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
  inline-size: 100%;
  padding: ${space[2]} 0;
  border: 0;
  border-block-start: ${border.hair} solid ${color.line};
  background: none;
  font-weight: ${fontWeight.link};
  text-align: start;
  cursor: pointer;

  &:hover {
    color: ${color.accentInk};
  }

  span {
    flex: none;
    color: ${color.inkMuted};
    font-weight: ${fontWeight.regular};
  }
`;
