export const familyNames = (
  'Abernathy,Acosta,Alvarado,Bancroft,Bauer,Bélanger,Bennett,Bianchi,Boudreaux,Brandt,Caldwell,Cárdenas,Carmichael,' +
  "Castellano,Chambers,Chen,D'Angelo,Delgado,Dombrowski,Drummond,Ellison,Esposito,Fairchild,Fitzgerald,Fontenot," +
  'Gallagher,García,Gentry,Granger,Gustafson,Halvorsen,Hargrove,Hendricks,Hutchinson,Ibarra,Jankowski,Jorgensen,' +
  'Kaminski,Kawamoto,Kessler,Lachance,Landry,Lindqvist,Lombardi,Maddox,Marchetti,McAllister,Mendoza,Mercer,Müller,' +
  "Nakamura,Nguyen,Núñez,O'Brien,O'Rourke,Okafor,Ortega,Pappas,Patel,Peña,Petrakis,Pruitt,Quintero,Ramsey,Reyes," +
  'Rinaldi,Rosenthal,Sandoval,Schroeder,Sinclair,Solís,Stratton,Sutherland,Thibodeaux,Tran,Underwood,Valdez,' +
  'Vandenberg,Vasquez,Weatherby,Whitaker,Yates,Zimmerman'
).split(',');

export const givenNames =
  'Andy,Beth,Carla,Curtis,Dale,Elena,Frank,Gus,Hector,Joanne,Kenji,Luis,Marcus,Nadia,Pete,Ray,Rosa,Sam,Tess,Wade'.split(
    ',',
  );
