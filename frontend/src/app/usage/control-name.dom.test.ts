import { afterEach, expect, it } from 'vitest';
import { controlName } from './control-name.js';

afterEach(() => {
  document.body.innerHTML = '';
});

const nameIn = (html: string) => {
  document.body.innerHTML = html.replace(/<(\w+)/, '<$1 id="clicked"');
  return controlName(document.body.querySelector('[data-clicked]') ?? (document.getElementById('clicked') as Element));
};

it.each([
  ['a link to a page of ours', '<a href="/us/texas/ann-smith/pool-contractors">Ann Smith</a>', 'link city in page'],
  ['a link to a page that does not exist', '<a href="/ann@example.com">Ann</a>', 'link file in page'],
  ['a phone number', '<a href="tel:+15125550100">(512) 555-0100</a>', 'link phone in page'],
  ['an email', '<a href="mailto:ann@example.com">ann@example.com</a>', 'link mail in page'],
  ['another site', '<a href="https://ann.example">Ann</a>', 'link other site in page'],
  ['a part of the page', '<a href="#reviews">Reviews by Ann</a>', 'link same page in page'],
  ['a button', '<button aria-label="Call Ann">Call Ann</button>', 'button in page'],
  ['the words of a button', '<button><b data-clicked>Call Ann</b></button>', 'button in page'],
  ['a text field', '<input value="Ann" name="Ann">', 'field in page'],
  ['a box', '<input type="checkbox">', 'checkbox in page'],
  ['a tab', '<button role="tab">Ann</button>', 'tab in page'],
  ['a role that is not ours', '<button role="ann">Ann</button>', 'button in page'],
  ['a text', '<p>Ann</p>', 'page in page'],
])('names %s without its words', (_, html, label) => {
  expect(nameIn(html).label).toBe(label);
});

it.each([
  ['header', '<header><nav><a data-clicked href="/us">Ann</a></nav></header>', 'link unitedStates in menu'],
  ['dialog', '<div role="dialog"><form><button data-clicked>Ann</button></form></div>', 'button in dialog'],
  ['card', '<main><article><button data-clicked>Ann</button></article></main>', 'button in card'],
  ['footer', '<footer><button data-clicked>Ann</button></footer>', 'button in footer'],
])('says that a control is in the %s', (_, html, label) => {
  expect(nameIn(html).label).toBe(label);
});
