-- MySQL dump 10.13
DROP TABLE IF EXISTS `users`;
CREATE TABLE `users` (
  `id` int NOT NULL,
  `email` varchar(100) DEFAULT NULL,
  `username` varchar(50) DEFAULT NULL,
  `note` text,
  PRIMARY KEY (`id`),
  KEY `mail` (`email`)
) ENGINE=InnoDB;

INSERT INTO `users` VALUES (0,'amber.lane@mail0.example','amber0',NULL),(1,'birch.lane@mail1.example','birch1','it\'s (a), \"note\"\nof two lines'),(2,'cedar.lane@mail2.example','cedar2',NULL),(3,'dahlia.lane@mail3.example','dahlia3','it\'s (a), \"note\"\nof two lines');
INSERT INTO `users` (`id`,`email`,`username`) VALUES
(4,'elm.lane@mail4.example','elm4'),
(5,'fern.lane@mail5.example','fern5'),
(6,'gorse.lane@mail6.example','gorse6'),
(7,'hazel.lane@mail7.example','hazel7');
UNLOCK TABLES;
