import { expect, test } from 'vitest';
import { displayNameOf } from './display-name.js';

test.each([
  ['Theo Brandt', 'Theo B.'],
  ['Mary Ann van der Berg', 'Mary B.'],
  ['Cher', 'Cher'],
  ['  José   Ñúñez ', 'José Ñ.'],
  ["Sinéad o'Brien", 'Sinéad O.'],
  ['Ana-Lucía Pérez-Gil', 'Ana-Lucía P.'],
  ["Kate O'Brien-Jones", 'Kate O.'],
  ['J.R. Smith', 'J.R. S.'],
  ['John Smith Jr.', 'John S.'],
  ['John Smith III', 'John S.'],
  ['John Smith, Ph.D.', 'John S.'],
  ['Dr. Maria de la Cruz Jr.', 'Maria C.'],
  ['Dr. Smith', 'Dr. S.'],
  ['Robert "Bob" Smith', 'Robert S.'],
  ['Smith, John', 'John S.'],
  ['Smith Jr., John', 'John S.'],
  ['Smith, John, Jr.', 'John S.'],
  ['Ann and Bob Smith', 'Ann and Bob S.'],
  ['Ann & Bob Smith', 'Ann and Bob S.'],
  ['Smith, Ann & Bob', 'Ann and Bob S.'],
  ['Ann Smith and Bob Jones', 'Ann S. and Bob J.'],
  ['Mr. & Mrs. Smith', 'Mr. and Mrs. S.'],
  ['李小龍', '李小龍'],
  ['李 小龍', '小龍 李.'],
  ['김 민준', '민준 김.'],
  ['Иван Петров', 'Иван П.'],
  ['محمد علي', 'محمد ع.'],
  ['राज कुमार', 'राज कु.'],
  ['Jose\u0301 E\u0301tienne', 'José É.'],
])('shows %j as %j', (name, shown) => {
  expect(displayNameOf(name)).toBe(shown);
});

test.each([
  'theo@home.example',
  'Call 512 555 0100',
  'www.example.com/x y',
  '--',
  '',
  'www.example.com',
  'Jr.',
  'Smith, John, Austin',
  'Ann and',
  'Ann and theo@home.example',
])('rejects %j as a name', (name) => {
  expect(displayNameOf(name)).toBeNull();
});
