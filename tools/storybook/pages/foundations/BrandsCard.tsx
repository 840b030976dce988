import styled from 'styled-components';
import { brands } from '../../../../.storybook/operator/choices';
import { operators } from '../../../../.storybook/operator/operators';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { toAccents } from '../../../../packages/ui/src/theme/accent';
import { dark } from '../../../../packages/ui/src/theme/dark';
import { light } from '../../../../packages/ui/src/theme/light';
import { border, color, fontSize, radius, space } from '../../../../packages/ui/src/tokens';

const themes = ['light', 'dark'] as const;
const names = ['accent', 'accentHover', 'accentSoft', 'onAccent', 'accentInk'] as const;

/** The accents of every brand in the toolbar, side by side: an operator sets one colour, and the rest follows. */
export function BrandsCard() {
  return (
    <Card heading="Brands side by side">
      <Columns>
        {(Object.keys(brands) as (keyof typeof brands)[]).map((brand) => {
          const operator = operators[brand];
          const accents = operator ? toAccents(operator.accent) : { light, dark };
          return (
            <section key={brand} aria-label={brands[brand].title}>
              <h3>{brands[brand].title}</h3>
              <p>{operator ? `Set: ${operator.accent}` : 'As designed'}</p>
              {themes.map((theme) => (
                <Ground key={theme} data-theme={theme}>
                  <Sample style={{ background: accents[theme].accent, color: accents[theme].onAccent }}>
                    Withdraw
                  </Sample>
                  <Sample style={{ background: accents[theme].accentSoft, color: accents[theme].accentInk }}>
                    Details
                  </Sample>
                  {names.map((name) => (
                    <span key={name}>
                      {name} {accents[theme][name]}
                    </span>
                  ))}
                </Ground>
              ))}
            </section>
          );
        })}
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[5]};
`;

const Ground = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  margin-block-start: ${space[2]};
  padding: ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  color: ${color.inkMuted};
  background: ${color.surface};
  font-size: ${fontSize.small};
`;

const Sample = styled.strong`
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
`;
