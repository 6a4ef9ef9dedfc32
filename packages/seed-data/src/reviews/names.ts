/** First names of invented reviewers, drawn from the whole country. */
export const firstNames = (
  'Aaron,Abby,Aisha,Alan,Alejandra,Amber,Amit,Andre,Angela,Anthony,April,Arturo,Becky,Ben,Beth,Brandon,Brenda,' +
  'Brian,Caleb,Carla,Carlos,Carol,Cassie,Chad,Chris,Cindy,Claudia,Connor,Craig,Crystal,Dale,Dana,Danielle,Darnell,' +
  'David,Dawn,Deb,Denise,Derek,Diane,Diego,Don,Doug,Ed,Eileen,Elena,Emily,Eric,Erin,Ernesto,Felicia,Frank,Gabe,' +
  'Gary,Gina,Glenn,Grace,Greg,Hannah,Hector,Heidi,Holly,Ian,Imani,Irene,Jackie,Jamal,James,Janet,Jared,Jason,Jeff,' +
  'Jenna,Jill,Joan,Joe,Jordan,Jorge,Josh,Joyce,Julie,Karen,Kathy,Keith,Kelly,Ken,Kevin,Kim,Kristin,Kyle,Lamar,' +
  'Laura,Leah,Leon,Linda,Lisa,Luis,Lynn,Marcus,Maria,Mark,Martin,Megan,Mei,Melissa,Miguel,Mike,Monica,Nadia,Nate,' +
  'Nicole,Nikhil,Olivia,Omar,Pam,Patrick,Paul,Peggy,Phil,Priya,Quinn,Rachel,Randy,Raul,Rebecca,Rick,Rob,Rosa,Ruth,' +
  'Ryan,Sam,Sandra,Sara,Scott,Sergio,Shawn,Sheila,Shelby,Sofia,Stacy,Steve,Sue,Tamika,Tanya,Ted,Teresa,Theo,Tim,' +
  'Tina,Todd,Tom,Tracy,Trevor,Tyler,Valerie,Vanessa,Victor,Wanda,Wayne,Wendy,Will,Xavier,Yolanda,Zach'
).split(',') as [string, ...string[]];

export const initials = 'AABBBCCCDDEFFGGHHJKKLLMMMNOPPRRRSSSTTVWWZ'.split('') as [string, ...string[]];
