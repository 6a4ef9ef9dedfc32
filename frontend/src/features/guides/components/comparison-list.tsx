import { pagePaths } from '@poolpros/contracts/paths';
import { firstMid, spentMid } from '../../../../content/guides/figures.js';
import { options } from '../../../../content/guides/options.js';
import type { ComparisonList } from '../../../../content/guides/types.js';
import { Link } from '../../../shared/ui/link.js';
import { labelOf } from '../comparison-links.js';
import { optionPictures } from '../option-pictures.js';

/** Every comparison with the question that it answers and the middles of its figures. */
export const ComparisonCards = ({ entries }: Pick<ComparisonList, 'entries'>) => (
  <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
    {entries.map(({ page, question, text, options: compared }) => (
      <li
        key={page}
        className="relative flex flex-col overflow-hidden rounded-card border border-rule focus-within:shadow-raised hover:shadow-raised print:break-inside-avoid"
      >
        <div className="flex gap-px bg-rule print:hidden" aria-hidden="true">
          {compared.map((option) => (
            <img
              key={option}
              src={optionPictures[option]}
              alt=""
              width={240}
              height={120}
              loading="lazy"
              decoding="async"
              className="h-28 min-w-0 flex-1 object-cover"
            />
          ))}
        </div>
        <div className="flex flex-1 flex-col p-5">
          <h2 className="type-h4">
            <Link to={pagePaths[page]} className="after:absolute after:inset-0">
              {labelOf(page)}
            </Link>
          </h2>
          <p className="mt-1.5 font-medium">{question}</p>
          <p className="type-small mt-1.5 text-soft">{text}</p>
          <table className="mt-4 w-full text-sm">
            <thead>
              <tr className="text-muted">
                <td />
                <th scope="col" className="pb-1 text-right font-normal">
                  to start
                </th>
                <th scope="col" className="pb-1 text-right font-normal">
                  over 20 years
                </th>
              </tr>
            </thead>
            <tbody>
              {compared.map((option) => (
                <tr key={option} className="border-t border-rule">
                  <th scope="row" className="py-1.5 text-left font-medium wrap-anywhere">
                    {options[option].label}
                  </th>
                  <td className="py-1.5 text-right tabular-nums">{firstMid(option)}</td>
                  <td className="py-1.5 text-right tabular-nums">{spentMid(option, 20)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </li>
    ))}
  </ul>
);
