import { chemistry, chlorineByStabilizer } from '../../../../content/care/chemistry.js';

/** What the water is to be, how often it is tested, and what is done when it is off. */
export const ChemistryTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section aria-label="Water chemistry targets" tabIndex={0} className="table-frame">
    <table>
      <thead>
        <tr>
          {['Reading', 'Pool', 'Hot tub', 'Test'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {chemistry.map(({ id, name, pool, hotTub, test, tooLow, tooHigh }) => (
        <tbody key={id} className="break-inside-avoid">
          <tr>
            <th scope="rowgroup" rowSpan={2} className="border-t! border-rule bg-transparent! text-[0.9375rem]!">
              {name}
            </th>
            <td>{pool}</td>
            <td>{hotTub}</td>
            <td>{test}</td>
          </tr>
          <tr>
            <td colSpan={3} className="border-t-0! pt-0! text-soft">
              <strong className="text-text">Too low:</strong> {tooLow} <strong className="text-text">Too high:</strong>{' '}
              {tooHigh}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  </section>
);

/** How much free chlorine the stabilizer in the water calls for. */
export const StabilizerTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section aria-label="Free chlorine by cyanuric acid" tabIndex={0} className="table-frame">
    <table>
      <thead>
        <tr>
          {['Cyanuric acid', 'Free chlorine, minimum', 'Target to prevent algae'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chlorineByStabilizer.map(({ cyanuricAcid, least, target }) => (
          <tr key={cyanuricAcid}>
            <th scope="row">{cyanuricAcid} ppm</th>
            <td>{least} ppm</td>
            <td>{target} ppm</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
