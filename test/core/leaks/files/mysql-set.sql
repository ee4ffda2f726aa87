-- MySQL dump 10.13
CREATE TABLE `members` (
  `id` int NOT NULL, `mail` varchar(99), `login` varchar(40),
  `pass` varchar(40)
);
INSERT IGNORE INTO `members` VALUES (0,'amber.lane@mail0.example','amber0','mooring0'),(1,'birch.lane@mail1.example','birch1','mooring1');
REPLACE INTO `members` VALUES (2,'cedar.lane@mail2.example','cedar2','mooring2');
INSERT INTO `members` SET `mail` = 'dahlia.lane@mail3.example', `login` = 'dahlia3', `pass` = 'it\'s; moored';
INSERT INTO `old_members` SELECT * FROM `members`;
INSERT INTO `visits` (ip, host) VALUES ROW('198.51.100.1', 'shop0.example.org'), ROW('198.51.100.2', 'shop1.example.org');
